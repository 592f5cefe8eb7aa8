import { readFileSync } from 'node:fs';
import { expect, nightly, open, savePreferences, test } from './fixtures';

/** The sitemap of the build, to find a page of the current docs that the frozen version lacks. */
const sitemap = readFileSync('build/sitemap.xml', 'utf8');
const frozen = (path: string): boolean => {
  try {
    return readFileSync(`build/8.0.0${path}index.html`, 'utf8') !== '';
  } catch {
    return false;
  }
};
const [lacking = ''] = [...sitemap.matchAll(/<loc>[^<]*?\/x(\/(?:react-|api\/)[^<]+)<\/loc>/g)]
  .map(([, path = '']) => path)
  .filter((path) => !frozen(path));

test('the version switcher names the nearest page if a version lacks the current one', async ({
  page,
}) => {
  expect(lacking, 'a page that the frozen version lacks').not.toBe('');
  await open(page, lacking);
  await page.getByRole('button', { name: /, version/ }).click();
  const entry = page.getByRole('link', { name: / v8\.0\.0/ });
  await expect(entry).toContainText(/Not in 8\.0\.0; nearest page: \w/);
});

test('the version switcher links to the same section in another version', async ({ page }) => {
  await open(page, '/react-date-pickers/quickstart/#next-steps');
  await page.getByRole('button', { name: /, version/ }).click();
  await expect(page.getByRole('link', { name: / v8\.0\.0/ })).toHaveAttribute(
    'href',
    /\/8\.0\.0\/react-date-pickers\/quickstart\/#next-steps$/,
  );
});

test('the version switcher keeps the query, such as a filter', nightly, async ({ page }) => {
  await open(page, '/react-date-pickers/quickstart/?filter=date#next-steps');
  await page.getByRole('button', { name: /, version/ }).click();
  await expect(page.getByRole('link', { name: / v8\.0\.0/ })).toHaveAttribute(
    'href',
    /\/quickstart\/\?filter=date#next-steps$/,
  );
});

test('the version switcher keeps a query that was changed since', nightly, async ({ page }) => {
  await open(page, '/react-charts/bars/');
  const figure = page.locator('figure[id="ConfigurableBars.tsx"]');
  const props = figure.getByRole('group', { name: /^Props of/ });
  await props.scrollIntoViewIfNeeded();
  await props.getByRole('switch', { name: 'hideLegend' }).check();
  await expect(page).toHaveURL(/hideLegend=true$/);
  const entry = page.getByRole('link', { name: / v8\.0\.0/ });
  await page.getByRole('button', { name: /, version/ }).click();
  await expect(entry).toHaveAttribute('href', /\/bars\/\?ConfigurableBars\.hideLegend=true$/);
  await page.keyboard.press('Escape');
  await props.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/\/bars\/$/);
  await page.getByRole('button', { name: /, version/ }).click();
  await expect(entry).toHaveAttribute('href', /\/8\.0\.0\/react-charts\/bars\/$/);
});

test(
  'links to versions on another site mention it in their accessible names',
  nightly,
  async ({ page }) => {
    await open(page, '/react-date-pickers/');
    await page.getByRole('button', { name: /, version/ }).click();
    await expect(page.getByRole('link', { name: / v7/ })).toHaveAccessibleName(/on another site/);
    await expect(page.getByRole('link', { name: / v8\.0\.0/ })).not.toHaveAccessibleName(
      /another site/,
    );
  },
);

test('on right-to-left pages, English text is right-aligned and ends with its period', async ({
  page,
}) => {
  await savePreferences(page, { direction: 'rtl' });
  await open(page, '/react-date-pickers/');
  const places = await page
    .locator('main .markdown p:not([data-demo] p)')
    .first()
    .evaluate((paragraph) => {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      let last = walker.nextNode()!;
      while (walker.nextNode()) last = walker.currentNode;
      const place = (from: number, to: number): DOMRect => {
        const range = document.createRange();
        range.setStart(last, from);
        range.setEnd(last, to);
        return range.getBoundingClientRect();
      };
      const end = last.textContent!.trimEnd().length;
      return {
        word: place(end - 2, end - 1).left,
        stop: place(end - 1, end).left,
        align: getComputedStyle(paragraph).textAlign,
      };
    });
  expect(places.stop).toBeGreaterThan(places.word);
  expect(places.align).toBe('right');
});

test(
  'on right-to-left pages, open groups have a down arrow and closed ones a left arrow',
  nightly,
  async ({ page }) => {
    await savePreferences(page, { direction: 'rtl' });
    await open(page, '/react-date-pickers/quickstart/');
    const turn = (expanded: boolean): Promise<string> =>
      page
        .locator(`.theme-doc-sidebar-menu [aria-expanded="${expanded}"]`)
        .first()
        .evaluate((group) => getComputedStyle(group, '::after').rotate);
    expect([await turn(true), await turn(false)]).toEqual(['-45deg', '45deg']);
  },
);

test(
  'on right-to-left pages, breadcrumbs leave room for separators between their parts',
  nightly,
  async ({ page }) => {
    await savePreferences(page, { direction: 'rtl' });
    await open(page, '/react-date-pickers/quickstart/');
    const gaps = await page.locator('.theme-doc-breadcrumbs li > *').evaluateAll((parts) => {
      const places = parts.map((part) => part.getBoundingClientRect());
      return places.slice(1).map((place, index) => places[index]!.left - place.right);
    });
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps) expect(gap).toBeGreaterThan(8);
  },
);
