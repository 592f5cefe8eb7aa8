// The API reference as a list, on a phone and from right to left, and without layout shifts while it loads.
import type { Page } from '@playwright/test';
import { expect, nightly, nightlyUnless, open, savePreferences, test } from './fixtures';
import { shiftsOf } from './layoutShifts';
import { largest, count, filter, openTables, rows, row } from './elements/api';

test(
  'the list view persists after a reload, and the page loads without a layout shift',
  nightly,
  async ({ page }) => {
    await open(page, largest);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    const cell = row(page, 'prop-rowHeight').locator('td').first();
    await expect(cell).toHaveCSS('display', 'block');

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-api-view', 'list');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(cell).toHaveCSS('display', 'block');
    expect(await shiftsOf(page)).toEqual([]);
  },
);

/** Holds the site's scripts back until the returned function is called, so that the page is painted before it is hydrated. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const [size, query] of [
  [{ width: 1280, height: 800 }, 'filter=pivot'],
  [{ width: 1280, height: 800 }, 'filter=no+such+member+at+all'],
  [{ width: 1280, height: 800 }, 'plans=1&current=1'],
  [{ width: 375, height: 700 }, 'filter=pivot'],
] as const) {
  const details = nightlyUnless(size.width === 375);
  test(
    `a URL filter causes no layout shift: ${query} at ${size.width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize(size);
      const release = await holdScripts(page);
      await page.goto(`${largest}?${query}`, { waitUntil: 'commit' });
      // Before hydration, the page is visible but its rows aren't.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await rows(page).count()).toBe(0);
      release();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(count(page)).toBeVisible();
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
}

test(
  'rows hidden for a filter appear when scripts fail to load',
  nightly,
  async ({ page, messages }) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(`${largest}?filter=pivot`);
    await expect(row(page, 'prop-rowHeight')).toBeVisible({ timeout: 15_000 });
    // The browser reports each script that it could not load.
    expect(messages.filter((message) => !message.includes('ERR_FAILED'))).toEqual([]);
    messages.length = 0;
  },
);

for (const width of [320, 375]) {
  const details = nightlyUnless(width === 320);
  test(
    `the largest page and each of its rows fit a viewport of ${width} px`,
    details,
    async ({ page }) => {
      await savePreferences(page, { theme: 'dark', direction: 'rtl' });
      await page.setViewportSize({ width, height: 700 });
      await open(page, largest);
      // Until there is a count beside it, the field is as wide as what is below.
      const room = await filter(page).evaluate(
        (field) => field.parentElement!.offsetWidth - (field as HTMLElement).offsetWidth,
      );
      expect(room).toBe(0);
      await openTables(page);
      await row(page, 'prop-rowHeight').scrollIntoViewIfNeeded();
      const overflow = await page.evaluate(() => {
        const own = document.documentElement.clientWidth;
        const wide = [...document.querySelectorAll('[data-api-row]')].filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < 0 || right > own;
        });
        return [document.documentElement.scrollWidth - own, wide.length];
      });
      expect(overflow).toEqual([0, 0]);
    },
  );
}

test(
  'on a right-to-left page, descriptions read left to right and are aligned right',
  nightly,
  async ({ page }) => {
    await savePreferences(page, { direction: 'rtl' });
    await open(page, 'api/data-grid/grid-api/');
    const order = await page.locator('[data-api-row]').evaluateAll((all) =>
      all.slice(0, 12).flatMap((each) =>
        [...each.querySelectorAll('td:last-child > p')].flatMap((paragraph) => {
          const text = paragraph.lastChild;
          const length = text?.textContent?.length ?? 0;
          if (!(text instanceof Text) || !text.data.endsWith('.') || length < 3) return [];
          const placeOf = (at: number): DOMRect => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return range.getBoundingClientRect();
          };
          const [before, stop] = [placeOf(length - 2), placeOf(length - 1)];
          return [stop.left >= before.left];
        }),
      ),
    );
    expect(order.length).toBeGreaterThan(3);
    expect(order).not.toContain(false);
    const result = page
      .locator('[id="member-getSelectedCellsAsArray"] [data-api=signature] p')
      .last();
    const edges = await result.evaluate((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const lines = [...range.getClientRects()];
      return paragraph.getBoundingClientRect().right - Math.max(...lines.map(({ right }) => right));
    });
    expect(edges, 'from the end of the lines to the start edge of the page').toBeLessThan(2);
    const [code, word] = await result.evaluate((paragraph) => {
      const range = document.createRange();
      const start = paragraph.firstChild as Text;
      range.setStart(start, 0);
      range.setEnd(start, 1);
      return [
        paragraph.querySelector('code')!.getBoundingClientRect().left,
        range.getBoundingClientRect().left,
      ];
    });
    expect(word).toBeLessThan(code!);
  },
);

test(
  'tables not laid out yet reserve about the height they will need',
  nightly,
  async ({ page }) => {
    for (const width of [1280, 400]) {
      await page.setViewportSize({ width, height: 700 });
      for (const path of ['/api/tree-view/rich-tree-view/', '/api/data-grid/grid-api/']) {
        await open(page, path);
        await openTables(page);
        const heights = (): Promise<number[]> =>
          page
            .locator('[data-api="rows"]')
            .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().height));
        const places = await heights();
        await page.addStyleTag({
          content: '[data-api="rows"] { content-visibility: visible !important }',
        });
        for (const [index, height] of (await heights()).entries()) {
          const what = `table ${index} of ${path} at ${width}`;
          // A table higher than its reserved space would cover what follows; its margins leave room for one line of text.
          if (width < 996) expect(places[index], what).toBeGreaterThan(height - 24);
          expect(places[index], what).toBeLessThan(height * 1.6);
          expect(places[index], what).toBeGreaterThan(height * 0.7);
        }
      }
    }
  },
);

test('on a phone, long tables are closed until they are opened, filtered or linked to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, largest);
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  expect((await height()) / 844, 'screens').toBeLessThan(30);
  await expect(row(page, 'prop-rowHeight')).toBeHidden();
  await page.locator('h3[id="props-options"] + *').locator('summary').first().click();
  await expect(row(page, 'prop-rowHeight')).toBeVisible();

  await open(page, largest);
  await filter(page).fill('rowHeight');
  await expect(row(page, 'prop-rowHeight')).toBeVisible();
  await filter(page).fill('');
  await expect(row(page, 'prop-rowHeight')).toBeHidden();
  await page.goto(`${largest}#prop-rowHeight`);
  await expect(row(page, 'prop-rowHeight')).toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 844 });
  await open(page, largest);
  await expect(row(page, 'prop-rowHeight')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'entries' }).first()).toBeHidden();
});

test(
  'on a phone, a row has its name and its type on one line, and no labels',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${largest}#prop-rowHeight`);
    const target = row(page, 'prop-rowHeight');
    const [name, type, text] = [
      target.locator('th code'),
      target.locator('td').first().locator('code').first(),
      target.locator('td').last(),
    ];
    await expect(target).toBeInViewport();
    const [first, second, third] = await Promise.all(
      [name, type, text].map((it) => it.boundingBox()),
    );
    expect(Math.abs(first!.y - second!.y)).toBeLessThan(4);
    expect(third!.y).toBeGreaterThanOrEqual(first!.y + first!.height - 4);
    const label = await text.evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(label).toBe('none');
  },
);

test(
  'the filter stays in view, and links that get the focus are not under it or a table head',
  nightly,
  async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, largest);
      await openTables(page);
      await row(page, 'prop-rowHeight').getByRole('link').first().focus();
      await expect(filter(page)).toBeInViewport();
      for (let step = 0; step < 15; step += 1) {
        await page.keyboard.press('Shift+Tab');
        const isCovered = await page.evaluate(() => {
          const { x, y, width: w, height: h } = document.activeElement!.getBoundingClientRect();
          const top = document.elementFromPoint(x + w / 2, y + h / 2);
          return !document.activeElement!.contains(top) && !top?.contains(document.activeElement);
        });
        expect(isCovered, `${step} at ${width} px`).toBe(false);
      }
    }
  },
);

test('a row spells out the type of a function that it only names', async ({ page }) => {
  await open(page, 'api/data-grid/grid-col-def/');
  await expect(row(page, 'member-valueGetter').locator('[data-api="spelled"]')).toHaveText(
    '(value: TValue, row: R, column: GridColDef<R, V, F>, apiRef: RefObject<GridApiCommunity>) => V',
  );
});

test('no table of the page on changes has an empty column', async ({ page }) => {
  await open(page, 'api/changes/');
  const empty = await page.locator('article table').evaluateAll((tables) =>
    tables.flatMap((table) =>
      [...table.querySelectorAll('thead th')].flatMap((head, index) => {
        const cells = [...table.querySelectorAll(`tbody tr > :nth-child(${index + 1})`)];
        return cells.some((cell) => cell.textContent?.trim()) ? [] : [head.textContent];
      }),
    ),
  );
  expect(empty).toEqual([]);
});
