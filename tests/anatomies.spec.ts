import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { demo, ready } from './elements/demos';
import { expect, nightly, nightlyUnless, open, test } from './fixtures';

/** All anatomies of the docs: the page, the demo and the number of parts. */
const anatomies = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'index.mdx')
  .flatMap((file) => {
    const source = readFileSync(path.join('docs', file), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
    const found = source.matchAll(/<Anatomy src="\.\/(\w+)\.tsx"[^>]*>([\s\S]*?)<\/Anatomy>/g);
    const address = `/${path.posix.dirname(file.replaceAll('\\', '/'))}/`;
    return Array.from(found, ([, name = '', list = '']) => ({
      ...{ address, name, count: list.match(/^\d+\. /gm)?.length },
    }));
  })
  .sort((one, other) => one.address.localeCompare(other.address));

test('there are anatomies', () => {
  expect(anatomies.length).toBeGreaterThanOrEqual(15);
});

for (const [at, { address, name, count }] of anatomies.entries()) {
  test(
    `every part of ${name} on ${address} is in the demo`,
    nightlyUnless(at === 0),
    async ({ page }) => {
      await open(page, address);
      const figure = demo(page, name);
      await figure.scrollIntoViewIfNeeded();
      await ready(figure);
      await expect(figure.locator('[data-part]')).toHaveCount(count!);
      const missing = figure.locator('[data-part]:not([data-found])');
      await expect
        .poll(async () => {
          // What is in a popup is found when the reader opens it.
          const opener = figure.locator('[data-demo] [aria-haspopup]').first();
          if (
            (await missing.count()) > 0 &&
            (await page.locator('[data-demo-portal]').count()) === 0
          )
            // Some openers are visible only while the pointer is over another element; without a timeout, a demo that has none
            // would hold the poll.
            await (
              (await opener.isVisible())
                ? opener.click({ timeout: 1000, force: true })
                : opener.dispatchEvent('click', undefined, { timeout: 1000 })
            ).catch(() => undefined);
          return missing.locator('th').allTextContents();
        })
        .toEqual([]);
    },
  );
}

const grid = '/react-data-grid/layout/';

test('the list and the numbers go together, by pointer and by keyboard', async ({ page }) => {
  await open(page, grid);
  const figure = demo(page, 'FillTheRest');
  await figure.scrollIntoViewIfNeeded();
  await ready(figure);
  const rows = figure.locator('table').getByRole('row');
  await expect(rows).toHaveCount(7);
  // Four parts begin at the same corner; their numbers stand side by side.
  const numbers = figure.locator('[aria-hidden="true"] > div > span').filter({ hasText: /^\d$/ });
  await expect(numbers).toHaveCount(6);
  const places = await numbers.evaluateAll((all) =>
    all.map((number) => number.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
  );
  const isOnOther = ({ x, y }: { x: number; y: number }, at: number): boolean =>
    places.slice(0, at).some((other) => Math.hypot(other.x - x, other.y - y) < 20);
  expect(places.filter(isOnOther)).toEqual([]);
  const last = rows.last();
  await figure.locator('.MuiDataGrid-footerContainer').hover();
  await expect(last).toHaveAttribute('data-active', '');
  await rows.nth(1).hover();
  await expect(last).not.toHaveAttribute('data-active');
  await last.getByRole('button').focus();
  await expect(last.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});

test('without a script, the list is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL(`/x${grid}`, baseURL).href);
  const rows = demo(page, 'FillTheRest').getByRole('row');
  await expect(rows.nth(1)).toContainText('The box that needs a height');
  await context.close();
});

test('on a phone the list is below the demo', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await open(page, grid);
  const figure = demo(page, 'FillTheRest');
  await figure.scrollIntoViewIfNeeded();
  await ready(figure);
  const stage = (await figure.locator('[data-demo]').boundingBox())!;
  expect((await figure.getByRole('table').boundingBox())!.y).toBeGreaterThan(
    stage.y + stage.height - 1,
  );
});
