// Editing demos without a network: saved ones run, others say that they can't be opened.
import { nightly } from '../fixtures';
import { controlled, expect, openSaving, test, visit } from './fixtures';
import { demoPage } from '../small-site/site';

test('the demo of a saved product can be edited offline', async ({ page, host }) => {
  await visit(page, host.url(demoPage));
  await controlled(page);
  const section = await openSaving(page);
  await section.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(section.getByRole('status')).toHaveText(/^Saved:/);
  host.stop();
  await page.context().setOffline(true);
  await visit(page, host.url(demoPage));
  const figure = page.locator('figure[id="Typed.tsx"]');
  await figure.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(figure.locator('[data-live]')).toHaveAttribute('data-live', 'shown');
  const field = figure.getByRole('textbox', { name: 'Code of Typed.tsx' });
  await field.fill((await field.inputValue()).replace('Name of the column', 'Edited offline'));
  await expect(figure.frameLocator('iframe').getByLabel('Edited offline')).toBeVisible();
});

test(
  'opening the editor offline with nothing saved shows an error',
  nightly,
  async ({ page, host }) => {
    await visit(page, host.url(demoPage));
    await controlled(page);
    await page.reload();
    const figure = page.locator('figure[id="Typed.tsx"]');
    await expect(figure.locator('[data-demo-state="ready"]')).toBeVisible();
    host.stop();
    await page.context().setOffline(true);
    await figure.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(
      figure.getByText('This can’t be loaded: there’s no connection to the site.'),
    ).toBeVisible();
  },
);
