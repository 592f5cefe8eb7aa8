import { expect, nightly, nightlyUnless, open, test } from './fixtures';

const iconFont = /icon-font\/filled\.css/;

test('the URL of a nonexistent demo shows "Page not found", without console messages', async ({
  page,
}) => {
  await open(page, '/playground/nope/', 404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link', { name: 'Charts' }).first().click();
  await expect(page).toHaveURL(/react-charts\/$/);
});

test('the playground index lists the demos, and a link opens one', async ({ page }) => {
  await open(page, '/playground/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All demos');
  await page.getByRole('link', { name: 'First date picker' }).first().click();
  await expect(page.locator('[data-demo]')).toBeVisible();
});

// tests/analytics/foreign.spec.ts checks that the font loads for a demo that needs it.
test('a demo without icons does not load the icon font', nightly, async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (iconFont.test(request.url())) fonts.push(request.url());
  });
  await open(page, '/playground/react-date-pickers/quickstart/FirstDatePicker/');
  await expect(page.locator('[data-demo]')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(fonts).toEqual([]);
});

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  const details = nightlyUnless(viewport.width === 390);
  test(
    `an example fills its own page in a window of ${viewport.width} pixels`,
    details,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, '/playground/react-data-grid/example-orders-desk/OrdersDesk/');
      await expect(
        page.getByRole('grid', { name: 'Orders' }).getByText('Shipped').first(),
      ).toBeVisible();
      const size = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { width: scrollWidth, height: scrollHeight };
      });
      const { bottom } = await page
        .locator('[data-demo] > *')
        .evaluate((demo) => demo.getBoundingClientRect().toJSON());
      expect(size).toEqual(viewport);
      expect(viewport.height - bottom).toBeLessThan(40);
    },
  );
}
