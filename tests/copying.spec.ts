// Copying where the browser has no clipboard (plain http, embedded browsers) or refuses it.
import type { Page } from '@playwright/test';
import { demo, inspect, ready, tool } from './elements/demos';
import { PAGE, edit } from './elements/editing';
import { expect, nightly, nightlyUnless, open, test } from './fixtures';

const removed = (): void => void Reflect.deleteProperty(Navigator.prototype, 'clipboard');
const refused = (): void => {
  const refuse = (): Promise<never> => Promise.reject(new DOMException('', 'NotAllowedError'));
  Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
};
const withoutCommand = (): void => {
  document.execCommand = () => false;
};

const message = /The browser didn’t allow copying\. Copy what is selected with (Ctrl\+C|⌘C)\./;
const selection = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
      ? activeElement.value.slice(activeElement.selectionStart!, activeElement.selectionEnd!)
      : window.getSelection()!.toString();
  });

for (const [state, remove] of [
  ['missing', removed],
  ['refused', refused],
] as const) {
  const details = nightlyUnless(state === 'missing');
  test(`with the clipboard ${state}, code is still copied`, details, async ({ page }) => {
    await page.addInitScript(remove);
    await page.addInitScript(() => {
      Object.assign(window, { copied: [] });
      document.addEventListener('copy', () => {
        const { activeElement } = document;
        (window as unknown as { copied: string[] }).copied.push(
          activeElement instanceof HTMLTextAreaElement ? activeElement.value : '',
        );
      });
    });
    const copied = (): Promise<string[]> =>
      page.evaluate(() => (window as unknown as { copied: string[] }).copied);
    await open(page, 'introduction/installation/');
    const fence = page.locator('main pre').first();
    await page.getByRole('button', { name: 'Copy the code' }).first().click();
    await expect.poll(copied).toEqual([await fence.textContent()]);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect.poll(async () => (await copied()).at(-1)).toMatch(/^# Installation$/m);
    await expect(page.getByText(/didn’t allow/)).toHaveCount(0);
  });

  test(
    `with the clipboard ${state} and no command, the code is selected instead`,
    details,
    async ({ page }) => {
      await page.addInitScript(remove);
      await page.addInitScript(withoutCommand);
      await open(page, 'introduction/installation/');
      const fence = page.locator('main pre').first();
      await page.getByRole('button', { name: 'Copy the code' }).first().click();
      await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
      expect(await selection(page)).toBe(await fence.textContent());
      await page.keyboard.press('Escape');
      await expect(page.getByText(message)).toHaveCount(0);

      await page.locator('h2 .hash-link').first().click();
      await expect(page.getByRole('status').filter({ hasText: /address bar/ })).toBeVisible();

      await open(page, 'react-tree-view/quickstart/');
      const figure = demo(page, 'FirstTree');
      await ready(figure);
      await tool(figure, 'Copy the code').click();
      await expect(figure.getByRole('status').filter({ hasText: message })).toBeVisible();
      // All of it, although a part of it was not shown.
      await expect(tool(figure, 'Show less code')).toBeVisible();
      const code = figure.locator('[data-path]:not([hidden]) pre');
      expect(await selection(page)).toBe(await code.textContent());
      await tool(figure, 'More actions').click();
      await page.getByRole('menuitem', { name: 'Copy a link to this demo' }).click();
      await expect(figure.getByText(message)).toBeVisible();
      const link = `${page.url().replace(/#.*/, '')}#FirstTree.tsx`;
      expect(await selection(page)).toBe(link);
      // A press inside is the reader's own way to copy it.
      await figure.getByRole('textbox', { name: 'Text to copy' }).click();
      await expect(figure.getByText(message)).toBeVisible();
    },
  );
}

test(
  'without a clipboard, edited code and the link to it are selected',
  nightly,
  async ({ page }) => {
    await page.addInitScript(removed);
    await page.addInitScript(withoutCommand);
    await open(page, PAGE);
    const { figure, field } = await edit(page);
    await figure.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(figure.getByText(message)).toBeVisible();
    expect(await selection(page)).toBe(await field.inputValue());
    await figure.getByRole('button', { name: 'Copy link' }).click();
    await expect(figure.getByRole('textbox', { name: 'Text to copy' })).toBeFocused();
    expect(await selection(page)).toMatch(/#edit=FirstTree~/);
  },
);

test('without a clipboard, the configured props are selected', nightly, async ({ page }) => {
  await page.addInitScript(removed);
  await page.addInitScript(withoutCommand);
  await open(page, 'contributing/components/');
  const copy = page.getByRole('button', { name: 'Copy the props' }).first();
  await copy.click();
  await expect(page.getByText(message)).toBeVisible();
  expect(await selection(page)).toBe(
    await copy.locator('xpath=preceding-sibling::pre').textContent(),
  );
});

test(
  'without a clipboard, an override, a report and the link to a theme are selected',
  nightly,
  async ({ page }) => {
    await page.addInitScript(removed);
    await page.addInitScript(withoutCommand);
    const expectSelected = async (text: RegExp): Promise<void> => {
      await expect(page.getByText(message)).toBeVisible();
      expect(await selection(page)).toMatch(text);
    };

    await open(page, 'react-data-grid/layout/');
    const figure = demo(page, 'EmptyHeight');
    const card = await inspect(page, figure);
    await figure.locator('.MuiDataGrid-columnHeaderTitle').first().click();
    await card.getByText('Change it').click();
    await card.getByLabel('Font weight').fill('900');
    await card.getByRole('button', { name: 'Copy the override' }).click();
    await expectSelected(/fontWeight: 900/);

    await open(page, 'migration/check/');
    const check = page.locator('[data-upgrade-check]');
    await check.getByRole('textbox').fill("import { TreeItem2 } from '@mui/x-tree-view';");
    await check.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expectSelected(/TreeItem2/);

    await open(page, 'introduction/your-theme/');
    await page.getByRole('textbox', { name: /^Your theme/ }).fill('createTheme({})');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expectSelected(/#theme=/);
  },
);
