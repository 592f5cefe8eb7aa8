import { expect, open, test } from './fixtures';

const iconFont = /icon-font\/filled\.css/;

test('an address of no demo is a missing page, without a message in the console', async ({
  page,
}) => {
  await open(page, '/playground/nope/', 404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link', { name: 'Charts' }).first().click();
  await expect(page).toHaveURL(/react-charts\/$/);
});

test('the folder of all demos lists them', async ({ page }) => {
  await open(page, '/playground/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All demos');
  await page.getByRole('link', { name: 'First date picker' }).first().click();
  await expect(page.locator('[data-demo]')).toBeVisible();
});

// tests/analytics/foreign.spec.ts checks that the font loads for a demo that needs it.
test('a demo without icons does not load their font', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (iconFont.test(request.url())) fonts.push(request.url());
  });
  await open(page, '/playground/react-date-pickers/quickstart/FirstDatePicker/');
  await expect(page.locator('[data-demo]')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(fonts).toEqual([]);
});
