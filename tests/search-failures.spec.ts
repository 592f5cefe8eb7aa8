// Search without its index, without a network and without storage.
import { expect, nightly, nightlyUnless, open, test } from './fixtures';
import { options, ask } from './elements/search';

for (const [what, status, body, text] of [
  ['missing', 404, '', 'no search index'],
  ['damaged', 200, '{"format":', 'damaged'],
  ['of another build', 200, '{"format":1,"build":"other"}', 'was updated'],
] as const) {
  const details = nightlyUnless(what === 'missing');
  test(
    `an index that is ${what} is reported, and "Try again" loads it again`,
    details,
    async ({ page, messages }) => {
      await open(page, '/introduction/');
      await page
        .context()
        .route(/search\/index-.*\.json/, (route) => route.fulfill({ status, body }));
      await ask(page, 'licensing');
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
      await page.context().unroute(/search\/index-.*\.json/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(options(page).first()).toContainText('Licensing');
      // The browser itself reports the status.
      messages.splice(0, messages.length, ...messages.filter((one) => !one.includes('404')));
    },
  );
}

test('a blocked index is reported and does not affect the rest of the site', async ({
  page,
  messages,
}) => {
  await open(page, '/introduction/');
  await page.context().route(/search\/manifest\.json/, (route) => route.abort());
  await ask(page, 'licensing');
  await expect(
    page.getByRole('alert').filter({ hasText: 'The search index could not be loaded' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Licensing' }).click();
  await expect(page).toHaveURL(/\/licensing\/$/);
  messages.length = 0;
});

test('search works offline once it has been used', nightly, async ({ page, messages }) => {
  await open(page, '/react-data-grid/');
  await ask(page, 'licensing');
  await expect(options(page).first()).toContainText('Licensing');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await ask(page, 'telemetry');
  await expect(options(page).first()).toContainText('Telemetry');
  await page.context().setOffline(false);
  messages.length = 0;
});

test('search works when storage is blocked', nightly, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, '/introduction/');
  await ask(page, 'licensing');
  await expect(options(page).first()).toContainText('Licensing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/licensing\/$/);
});
