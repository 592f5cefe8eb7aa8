import type { Locator, Page } from '@playwright/test';
import { expect, nightly, nightlyUnless, open, test } from './fixtures';

for (const width of [320, 360, 390]) {
  const details = nightlyUnless(width === 320);
  test(
    `the buttons of the navigation bar fit inside it at ${width} pixels`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const path of ['/', '/react-date-pickers/', '/8.0.0/react-date-pickers/quickstart/']) {
        await open(page, path);
        const bar = (await page.locator('.navbar').boundingBox())!;
        for (const name of [/^Preferences/, /^Search/, /^Product/, /version/]) {
          const box = (await page.locator('.navbar').getByRole('button', { name }).boundingBox())!;
          expect(box.x, `${name} of ${path}`).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width, `${name} of ${path}`).toBeLessThanOrEqual(width);
          expect(box.y + box.height, `${name} of ${path}`).toBeLessThanOrEqual(bar.y + bar.height);
        }
      }
    },
  );
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true });

  test('no field has text so small that Safari zooms into it', nightly, async ({ page }) => {
    for (const path of [
      '/api/data-grid/data-grid/',
      '/migration/migration-data-grid-v7/',
      '/react-data-grid/features/',
      '/react-charts/bars/',
      '/search/?q=sort',
    ]) {
      await open(page, path);
      const fields = page.locator(
        'input:not([type=checkbox], [type=radio], [data-demo] *), select:not([data-demo] *)',
      );
      await expect(fields.first(), path).toBeAttached();
      const sizes = await fields.evaluateAll((all) =>
        all.map((field) => parseFloat(getComputedStyle(field).fontSize)),
      );
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
    }
  });
});

/** What a reader sees of an element in forced colors, apart from its text. */
const look = (element: Locator): Promise<string> =>
  element.evaluate((node) => {
    const style = getComputedStyle(node);
    const { backgroundColor, color, borderBlockEndColor, borderBlockEndWidth } = style;
    const { borderInlineStartColor } = style;
    return [
      ...[backgroundColor, color, borderBlockEndColor, borderBlockEndWidth],
      borderInlineStartColor,
    ].join(' ');
  });

async function expectToldApart(page: Page, path: string, all: Locator, chosen: string) {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, path);
  const selected = all.and(page.locator(chosen)).first();
  const other = all.and(page.locator(`:not(${chosen})`)).first();
  await selected.scrollIntoViewIfNeeded();
  expect(await look(selected)).not.toBe(await look(other));
}

test('in forced colors, the current tab of a guide looks different from the others', async ({
  page,
}) => {
  const tabs = page.getByRole('navigation', { name: 'Views of this page' }).getByRole('link');
  await expectToldApart(page, '/react-date-pickers/quickstart/', tabs, '[aria-current]');
});

test(
  'in forced colors, the chosen package manager and the current section look different from the others',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const path = '/react-date-pickers/quickstart/#install';
    await expectToldApart(page, path, page.locator('.tabs__item'), '[aria-selected=true]');
    const sections = page.locator('.theme-doc-toc-desktop .table-of-contents__link');
    await expectToldApart(page, path, sections, '.table-of-contents__link--active');
  },
);

test(
  'in forced colors, the row that the address names and the current link of the bar look different',
  nightly,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/api/tree-view/rich-tree-view/#prop-items');
    await expect(page.locator('[id="prop-items"]')).toHaveCSS('outline-style', 'solid');
    await open(page, '/blog/');
    const blog = page.getByRole('banner').getByRole('link', { name: 'Blog' });
    await expect(blog).toHaveCSS('text-decoration-line', 'underline');
  },
);

test('in forced colors, the icon of "Back to top" can be seen', nightly, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, '/introduction/licensing/');
  const [icon, button] = await page
    .locator('.theme-back-to-top-button')
    .evaluate((element) =>
      ['::after', null].map((part) => getComputedStyle(element, part).backgroundColor),
    );
  expect(icon).not.toBe(button);
});

test(
  'in forced colors, the selected code language looks different from the other',
  nightly,
  async ({ page }) => {
    const buttons = page.getByRole('group', { name: 'Language of the code' }).first();
    await expectToldApart(
      page,
      '/react-date-pickers/quickstart/',
      buttons.getByRole('button'),
      '[aria-pressed=true]',
    );
  },
);

test(
  'in forced colors, the chosen layout of an API page looks different from the others',
  nightly,
  async ({ page }) => {
    const views = page.getByRole('group', { name: 'Layout' }).getByRole('button');
    await expectToldApart(page, '/api/date-pickers/date-picker/', views, '[aria-pressed=true]');
  },
);

test(
  "in forced colors, the tab of a demo's open file looks different from the others",
  nightly,
  async ({ page }) => {
    const tabs = page.getByRole('tablist', { name: 'Demo files' }).first().getByRole('tab');
    await expectToldApart(page, '/react-data-grid/', tabs, '[aria-selected=true]');
  },
);

/** Words that are broken across two lines. */
const brokenWords = (names: Locator): Promise<string[]> =>
  names.evaluateAll((all) =>
    all.flatMap((name) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode;
        for (const match of (text.textContent ?? '').matchAll(/\w+/g)) {
          range.setStart(text, match.index);
          range.setEnd(text, match.index + match[0].length);
          if (range.getClientRects().length > 1) words.push(match[0]);
        }
      }
      return words;
    }),
  );

test('long names in tables wrap only between their words', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await open(page, '/react-data-grid/');
  expect(await brokenWords(page.locator('.markdown table code'))).toEqual([]);
});

test('long names in page titles wrap only between their words', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await open(page, '/api/date-pickers/date-time-range-picker/');
  const title = page.getByRole('heading', { level: 1, name: 'DateTimeRangePicker' });
  expect(await brokenWords(title)).toEqual([]);
});
