import type { Locator } from '@playwright/test';
import { expect, nightly, nightlyUnless, open, savePreferences, test } from './fixtures';
import { choose } from './elements/preferences';
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
  const details = nightlyUnless(site === 'dark');
  test(
    `on a ${site} site, a demo with its stage and popup can switch to the other color scheme`,
    details,
    async ({ page }) => {
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
    },
  );
}

test(
  'a demo, also on its own page and in a frame of another width, follows the operating system and other tabs',
  nightly,
  async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const own = 'playground/react-date-pickers/quickstart/FirstDatePicker/';
    const demos = { guide: page, alone: await context.newPage(), asked: await context.newPage() };
    await open(page, '/react-date-pickers/quickstart/');
    await page.locator('figure[id="FirstDatePicker.tsx"]').scrollIntoViewIfNeeded();
    await demos.alone.goto(`${own}?width=390`);
    await demos.asked.goto(`${own}?mode=light`);
    const texts = {
      guide: page.locator('figure[id="FirstDatePicker.tsx"] [data-demo]'),
      alone: demos.alone.frameLocator('iframe').locator('[data-demo]'),
      asked: demos.asked.locator('[data-demo]'),
    };
    const isDark = async (text: Locator): Promise<boolean> =>
      (await lightness(text, 'color')) > 128;
    const expectDark = async (dark: Record<keyof typeof texts, boolean>): Promise<void> => {
      for (const [name, text] of Object.entries(texts))
        await expect
          .poll(() => isDark(text), { message: name })
          .toBe(dark[name as keyof typeof texts]);
    };
    const emulate = async (colorScheme: 'light' | 'dark'): Promise<void> => {
      for (const each of Object.values(demos)) await each.emulateMedia({ colorScheme });
    };
    await expectDark({ guide: false, alone: false, asked: false });
    await emulate('dark');
    await expectDark({ guide: true, alone: true, asked: false });
    await emulate('light');
    await expectDark({ guide: false, alone: false, asked: false });
    await choose(page, 'Dark');
    await expectDark({ guide: true, alone: true, asked: false });
    await choose(page, 'System');
    await expectDark({ guide: false, alone: false, asked: false });
  },
);
