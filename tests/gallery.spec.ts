import type { Locator, Page } from '@playwright/test';
import { packageScript } from './elements/demos';
import { expect, nightly, open, savePreferences, test } from './fixtures';
import { shiftsOf } from './layoutShifts';
import { modes, violations } from './visit/axe';
import { readPage } from './html';

const charts = '/x/react-charts/gallery/';
/** See `src/demos/gallery/browser/turns.ts`. */
const most = 24;

const tilesOf = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.locator('[inert]') });
const aliveOn = (page: Page): Locator => page.locator('[inert] [data-demo]');

/** Waits until the thumbnails in the window show their demos, and no more of them are mounted. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[inert] [data-shown]').first()).toBeVisible({ timeout: 20_000 });
  let before = -1;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await page.locator('[inert] [data-shown]').count();
        return before === last && before === (await page.locator('[inert][data-alive]').count());
      },
      { intervals: [700], timeout: 60_000 },
    )
    .toBe(true);
}

test('all demos of a product are in the HTML, by feature, with links to them', async () => {
  const linksOf = (path: string): string[] =>
    [...readPage(path).matchAll(/href="?([^\s">]+#\w+\.tsx)/g)].map(([, href]) => href!);
  expect(readPage('/react-charts/gallery/')).toMatch(/<h2[^>]*>Bars<\/h2>/);
  const links = linksOf('/react-charts/gallery/');
  expect(links).toContain('/x/react-charts/bar-demo/#JobsWaterfall.tsx');
  expect(links.length).toBeGreaterThan(200);
  expect(linksOf('/gallery/').length).toBeGreaterThan(1000);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it is a list of links by feature', async ({ page }) => {
    await page.goto(charts);
    await expect(page.getByRole('heading', { level: 2, name: 'Bars' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Jobs waterfall' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('[inert]:visible')).toHaveCount(0);
  });
});

test(
  'demos near the window are alive and inert, and never more than the limit',
  nightly,
  async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, charts);
    await settle(page);
    const first = tilesOf(page).first();
    await expect(first.locator('svg').first()).toBeVisible();
    // Its parts can't be reached by keyboard or pointer: the next thing after a link is the next link.
    await first.getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(tilesOf(page).nth(1).getByRole('link')).toBeFocused();

    for (let count = 0; count < 12; count += 1) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(400);
      expect(await aliveOn(page).count()).toBeLessThanOrEqual(most);
    }
    await settle(page);
    await expect(first.locator('[data-demo]')).toHaveCount(0);
    const inWindow = await tilesOf(page).evaluateAll((tiles) =>
      tiles
        .filter((tile) => {
          const { top, bottom } = tile.getBoundingClientRect();
          return top > 0 && bottom < window.innerHeight;
        })
        .map((tile) => tile.querySelector('[data-demo]') !== null),
    );
    expect(inWindow.length).toBeGreaterThan(3);
    expect(inWindow).not.toContain(false);
  },
);

test('a thumbnail is inside its frame, and nothing moves', async ({ page }) => {
  test.slow();
  await open(page, charts);
  await settle(page);
  expect(await shiftsOf(page, '[inert] *')).toEqual([]);
  const boxes = await page.locator('[inert]:has([data-shown])').evaluateAll((frames) =>
    frames.map((frame) => {
      const outer = frame.getBoundingClientRect();
      const inner = frame.querySelector('[data-demo]')!.getBoundingClientRect();
      return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    }),
  );
  expect(boxes.length).toBeGreaterThan(5);
  expect(boxes).not.toContain(false);
});

test('it can be filtered by words, plan, component and feature, and Back restores the filter', async ({
  page,
}) => {
  await open(page, charts);
  const controls = page.getByRole('search').filter({ has: page.getByLabel('Component') });
  const status = controls.getByRole('status');
  const all = await tilesOf(page).count();
  await expect(status).toHaveText(`${all} demos`);

  await controls.getByLabel('Filter by words').fill('waterfall jobs');
  await expect(tilesOf(page)).toHaveCount(1);
  await expect(status).toHaveText(`1 of ${all} demos`);

  await tilesOf(page).getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/x\/react-charts\/bar-demo\/#JobsWaterfall\.tsx$/);
  await expect(page.getByRole('figure', { name: 'Jobs waterfall' })).toBeInViewport();
  await page.goBack();
  await expect(tilesOf(page)).toHaveCount(1);
  await expect(controls.getByLabel('Filter by words')).toHaveValue('waterfall jobs');

  await controls.getByRole('button', { name: 'Show all' }).click();
  await expect(tilesOf(page)).toHaveCount(all);
  await controls.getByLabel('Plan').selectOption('Pro');
  await expect.poll(() => tilesOf(page).count()).toBeLessThan(all);
  await expect(tilesOf(page).first()).toContainText('Pro');
  const pro = await tilesOf(page).count();
  await controls.getByLabel('Component').selectOption('Heatmap');
  await expect.poll(() => tilesOf(page).count()).toBeLessThan(pro);
  await controls.getByLabel('Component').selectOption('');
  await controls.getByLabel('Feature').selectOption('Funnel');
  await expect(page.getByText('Funnel', { exact: true }).first()).toBeVisible();
  await controls.getByLabel('Filter by words').fill('no such demo');
  await expect(page.getByText('No demo matches.')).toBeVisible();
});

test('a link to a gallery opens it without an earlier filter', nightly, async ({ page }) => {
  await open(page, charts);
  const words = page.getByLabel('Filter by words');
  const all = await tilesOf(page).count();
  await words.fill('waterfall jobs');
  await expect(tilesOf(page)).toHaveCount(1);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.locator('a[href="/x/react-charts/quickstart/"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charts quickstart');
  await sidebar.locator(`a[href="${charts}"]`).click();
  await expect(page).toHaveURL(/\/x\/react-charts\/gallery\/$/);
  await expect(tilesOf(page)).toHaveCount(all);
  await expect(words).toHaveValue('');
});

/** What may be lost on the way to the thumbnails, by the address and the text of a script. */
const losses: Readonly<Record<string, (url: string, text: string) => boolean>> = {
  'the table of all demos': (_url, text) => text.includes('"react-charts/bar-demo/JobsWaterfall":'),
  'the packages of demos': (url) => packageScript.test(url),
};
for (const [what, isLost] of Object.entries(losses)) {
  test(
    `thumbnails that lost ${what} are loaded when the network is back`,
    nightly,
    async ({ page, messages }) => {
      test.slow();
      let isCut = true;
      let count = 0;
      await page.route(/\/assets\/js\//, async (route) => {
        const response = await route.fetch();
        if (isCut && isLost(route.request().url(), await response.text())) {
          count += 1;
          await route.abort();
        } else await route.fulfill({ response });
      });
      await open(page, charts);
      await expect.poll(() => count, { timeout: 20_000 }).toBeGreaterThan(0);
      // Until a demo has noticed it.
      await page.waitForTimeout(1000);
      const shown = page.locator('[inert] [data-shown]');
      await expect(shown).toHaveCount(0);
      isCut = false;
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(shown.first()).toBeVisible({ timeout: 20_000 });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      messages.length = 0;
    },
  );
}

test('a press anywhere on a tile leads to the demo', async ({ page }) => {
  await open(page, '/x/react-tree-view/gallery/');
  const tile = tilesOf(page).first();
  const href = await tile.getByRole('link').getAttribute('href');
  await tile.locator('[inert]').click({ position: { x: 40, y: 40 }, force: true });
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
});

test('search finds the gallery', nightly, async ({ page }) => {
  for (const query of ['gallery', 'demo gallery', 'charts gallery', 'screenshots']) {
    await open(page, `/x/search/?q=${query}`);
    await expect(
      page.getByRole('main').locator('a[href^="/x/"][href*="gallery/"]').first(),
    ).toBeVisible();
  }
});

for (const [name, mode] of Object.entries({
  light: modes.light,
  dark: modes.dark,
  'light and mirrored': { ...modes.light, direction: 'rtl' },
  'dark and mirrored': modes.mirrored,
}))
  test(`the gallery has no accessibility violations: ${name}`, nightly, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await savePreferences(page, mode);
    await open(page, '/x/react-tree-view/gallery/');
    await settle(page);
    expect(await violations(page, { rules: mode.rules })).toEqual([]);
    const demo = aliveOn(page).first();
    await expect(demo).toHaveAttribute('dir', mode.direction);
  });
