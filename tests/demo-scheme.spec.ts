import type { Locator } from '@playwright/test';
import { expect, open, savePreferences, test } from './fixtures';
import { chooseTool } from './visit/demos';

/** The lightness of an element's color as it is painted, 0 to 255. */
const lightness = (element: Locator, property: 'color' | 'backgroundColor'): Promise<number> =>
  element.evaluate((node, name) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    canvas.fillStyle = getComputedStyle(node)[name];
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  }, property);

const light = { isLight: true };
const dark = { isLight: false };

/** Expects a background of a color scheme and a text that stands out from it. */
async function expectScheme(
  ground: Locator,
  text: Locator,
  { isLight }: { isLight: boolean },
): Promise<void> {
  await expect
    .poll(async () => (await lightness(ground, 'backgroundColor')) > 200, { message: 'ground' })
    .toBe(isLight);
  await expect
    .poll(async () => (await lightness(text, 'color')) < 128, { message: 'text' })
    .toBe(isLight);
}

for (const [site, own] of [
  ['dark', light],
  ['light', dark],
] as const) {
  test(`on a ${site} site, a demo with its stage and popup can switch to the other color scheme`, async ({
    page,
  }) => {
    await savePreferences(page, { theme: site });
    await open(page, '/react-date-pickers/quickstart/');
    const figure = page.locator('figure[id="FirstDatePicker.tsx"]');
    await figure.scrollIntoViewIfNeeded();
    const stage = figure.locator('[data-demo-state="ready"]');
    const text = stage.locator('[data-demo]');
    await expectScheme(stage, text, { isLight: site === 'light' });
    await chooseTool(figure, 'Switch color scheme for this demo');
    await expectScheme(stage, text, own);
    await stage.getByRole('button', { name: /choose date/i }).click();
    const popup = page.getByRole('dialog');
    await expectScheme(
      popup.locator('.MuiPaper-root').first(),
      popup.getByRole('gridcell').nth(10),
      own,
    );
    await page.keyboard.press('Escape');
    await chooseTool(figure, 'Switch color scheme for this demo');
    await expectScheme(stage, text, { isLight: site === 'light' });
  });
}
