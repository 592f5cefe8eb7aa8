// Search on a phone, in all colors and directions, and what it costs before it opens.
import { expect, nightly, nightlyUnless, open, savePreferences, test } from './fixtures';
import { shiftsOf } from './layoutShifts';
import { violations } from './visit/axe';
import { ask, dialog, field, options, settled } from './elements/search';

test('on a phone, the search button is big enough to tap, and the dialog fits the screen', async ({
  page,
}) => {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/react-date-pickers/');
    const button = page.getByRole('navigation').getByRole('button', { name: 'Search' });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await button.click();
    await field(page).fill('DateRangePicker');
    await expect(options(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await page.keyboard.press('Escape');
  }
});

for (const theme of ['light', 'dark']) {
  for (const direction of ['ltr', 'rtl']) {
    test(
      `the open dialog has no accessibility violations: ${theme}, ${direction}`,
      nightly,
      async ({ page }) => {
        await savePreferences(page, { theme, direction });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, '/react-data-grid/');
        const check = async (what: string): Promise<void> => {
          expect(await violations(page, { within: 'dialog' }), what).toEqual([]);
        };
        await page.keyboard.press('/');
        await expect(dialog(page)).toContainText('Type a topic');
        await check('empty');
        await field(page).fill('row selection');
        await expect(dialog(page).locator('mark').first()).toBeVisible();
        await check('results');
        // English is cut off at its own end, on a mirrored page too.
        await expect(dialog(page).locator('[class*="excerpt"]').first()).toHaveCSS(
          'unicode-bidi',
          'plaintext',
        );
        await field(page).fill('qqqxqqqx');
        await expect(dialog(page)).toContainText('Nothing found');
        await check('nothing found');
      },
    );
  }
}

test('a demo of a result is shown beside the results once the reader chooses it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page, '/introduction/');
  await ask(page, 'bar charts');
  await settled(page);
  const demo = dialog(page).locator('[data-demo] svg').first();
  await page.waitForTimeout(600);
  await expect(demo).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(demo).toBeVisible();
  const list = await page.getByRole('listbox').boundingBox();
  const shown = await demo.boundingBox();
  expect(shown!.x).toBeGreaterThan(list!.x + list!.width);
  expect(shown!.x + shown!.width).toBeLessThanOrEqual(1440);
  await expect(field(page)).toBeFocused();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(demo).toBeHidden();
});

test(
  'a hit looks like one link: only its title has the color of links, and matches are bold',
  nightly,
  async ({ page }) => {
    await open(page, '/react-data-grid/');
    await ask(page, 'row selection');
    await settled(page);
    const looks = await options(page)
      .first()
      .evaluate((option) =>
        [...option.querySelectorAll('mark')].map((mark) => {
          const { color, textDecorationLine, fontWeight } = getComputedStyle(mark);
          const around = getComputedStyle(mark.parentElement!);
          const isTitle = mark.closest('[class*="title"]') !== null;
          return {
            isUnderlined: textDecorationLine !== 'none',
            isBold: Number(fontWeight) > Number(around.fontWeight),
            hasColorOfTitle: isTitle ? color === around.color : null,
          };
        }),
      );
    expect(looks.length).toBeGreaterThan(1);
    for (const look of looks) expect(look).toMatchObject({ isUnderlined: false, isBold: true });
    expect(looks.map(({ hasColorOfTitle }) => hasColorOfTitle)).not.toContain(false);
  },
);

test('before anything is typed, search offers common tasks, each of which finds something', async ({
  page,
}) => {
  await open(page, '/introduction/');
  await page.keyboard.press('Control+k');
  const tasks = dialog(page)
    .locator('section', { has: page.getByRole('heading', { name: 'Common tasks' }) })
    .getByRole('button');
  await expect(tasks.first()).toBeVisible();
  const names = await tasks.allTextContents();
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) {
    await field(page).fill('');
    await tasks.filter({ hasText: name }).click();
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue(name);
  }
});

test('sections below a hit are named with their page', nightly, async ({ page }) => {
  await open(page, '/react-data-grid/');
  await ask(page, 'row selection');
  await settled(page);
  const section = options(page).locator('xpath=self::*[contains(@class, "section")]').first();
  await expect(section).toHaveAttribute('aria-label', /.+, .+/);
});

test('text pages load no search files before search opens', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/introduction/installation/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /worker|\/search\//.test(url))).toEqual([]);
});

const agents = {
  '⌘K': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140 Safari/537.36',
  'Ctrl K': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140 Safari/537.36',
};
for (const [keys, userAgent] of Object.entries(agents)) {
  test.describe(() => {
    test.use({ userAgent });
    const details = nightlyUnless(keys === 'Ctrl K');
    test(
      `the search button shows the shortcut of the platform: ${keys}`,
      details,
      async ({ page }) => {
        await open(page, '/');
        const button = page.locator('.navbar').getByRole('button', { name: /^Search/ });
        await expect(button.locator('kbd:visible')).toHaveText([keys]);
        expect(await shiftsOf(page)).toEqual([]);
      },
    );
  });
}
