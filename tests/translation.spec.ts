// Pages that the browser has translated, or that an extension has changed: nothing that a reader does may cost the page.
import type { Page } from '@playwright/test';
import { currentVersion } from '../src/products/registry';
import { expect, nightly, nightlyUnless, open, test } from './fixtures';
import { filter, rows } from './elements/api';
import { PAGE, edit, replace } from './elements/editing';
import { tool } from './elements/demos';
import { choose, expectLooks, menuButton, radio } from './elements/preferences';
import { ask, dialog, field, options } from './elements/search';
import { openTranslated, translate, ways } from './elements/translator';

const REFERENCE = '/api/tree-view/rich-tree-view/';

const title = (page: Page) => page.locator('h1').first();

for (const way of ways) {
  const details = nightlyUnless(way === ways[0]);
  test.describe(`on a page whose translator ${way} texts,`, details, () => {
    test('the search dialog shows what was asked for', async ({ page }) => {
      await openTranslated(page, '/introduction/', way);
      await ask(page, 'licensing');
      await expect(options(page).first()).toContainText('icensing');
      for (const query of ['lic', 'sort', 'sorting rows', 'qqqxqqqx', 'telemetry', '']) {
        await field(page).fill(query);
        if (query === 'qqqxqqqx') {
          await expect(dialog(page)).toContainText(/Nothing found for .*qqqxqqqx/);
          await expect(options(page)).toHaveCount(0);
        } else if (query) {
          await expect(options(page).first()).toContainText(new RegExp(query.slice(1, 7), 'i'));
          await expect(dialog(page)).not.toContainText('Nothing found');
        }
      }
      await field(page).fill('telemetry');
      await expect(options(page).first()).toContainText(/telemetry/i);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/telemetry/);
      await expect(title(page)).toContainText(/telemetry|licens/i);
    });

    test('the results page follows its query', nightly, async ({ page }) => {
      await openTranslated(page, '/search/?q=licensing', way);
      const main = page.getByRole('main');
      const count = main.getByText(/\d+ /).first();
      await expect(main.getByRole('link').first()).toContainText(/licens/i);
      const before = await main.textContent();
      for (const query of ['telemetry', 'qqqxqqqx', 'row height']) {
        await page.getByRole('searchbox').fill(query);
        if (query === 'qqqxqqqx') await expect(main).toContainText(/qqqxqqqx/);
        else
          await expect(main.getByRole('link').first()).toContainText(
            new RegExp(query.slice(1), 'i'),
          );
      }
      await expect(main).not.toContainText('qqqxqqqx');
      expect(await main.textContent()).not.toBe(before);
      await expect(count).toBeVisible();
    });

    test('a demo can be edited, reset and copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openTranslated(page, PAGE, way);
      const { figure, frame, field: code } = await edit(page);
      await replace(code, 'label="Notifications"', 'label="Messages"');
      await expect(frame.getByRole('treeitem', { name: 'Messages' })).toBeVisible();
      await replace(code, 'return (', 'retur (');
      await expect(figure.locator('[data-mistake]')).toContainText(/line/);
      await figure.getByRole('button', { name: 'Reset' }).click();
      await expect(code).toHaveValue(/label="Notifications"/);
      await expect(figure.locator('[data-mistake]')).toHaveText('');
      await figure.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(figure.getByRole('status').getByText('Copied')).toBeAttached();
      const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toContain('label="Notifications"');
      await figure.getByRole('button', { name: 'Stop editing' }).click();
      await tool(figure, 'Copy the code').click();
      await expect.poll(copied).toContain('SimpleTreeView');
      await tool(figure, /^Code|the code$/).click();
      await expect(figure.locator('pre').first()).toContainText('import');
    });

    test('edited code goes on in its frame', nightly, async ({ page }) => {
      await open(page, PAGE);
      const { field, frame, mistake } = await edit(page);
      await field.fill(`import { useState } from 'react';
export default function FirstTree() {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)}>
      {count % 2 === 0 && 'Even '}{count} presses
    </button>
  );
}
`);
      const button = frame.getByRole('button');
      await expect(button).toHaveText('Even 0 presses');
      const inside = page.frames().find((each) => each.url().endsWith('/playground/run/'));
      // Not all translators know the attribute.
      await inside?.locator('html[translate=no]').evaluate((html) => {
        html.removeAttribute('translate');
      });
      await translate(inside!, way);
      await expect(button.locator('font').first()).toBeAttached();
      for (const text of ['1 presses', 'Even 2 presses', '3 presses']) {
        await button.click();
        await expect(button).toHaveText(text);
      }
      await expect(mistake).toBeEmpty();
    });

    test('preferences, menus and switchers work', nightly, async ({ page }) => {
      await openTranslated(page, '/react-charts/quickstart/', way);
      await choose(page, 'Dark', 'Right to left');
      await expectLooks(page, 'dark', 'rtl');
      await menuButton(page).click();
      await expect(radio(page, 'Dark')).toBeChecked();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Product: / }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: `version v${currentVersion}` }).click();
      await expect(page.getByRole('link', { name: /v8\.0\.0/ }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Product: / }).click();
      await page
        .getByRole('link', { name: /Tree View/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/react-tree-view\/$/);
      await expect(title(page)).toContainText('Tree View');
    });

    test('a configured demo shows its code', nightly, async ({ page }) => {
      await openTranslated(page, '/react-charts/bars/', way);
      const figure = page.locator('figure[id="ConfigurableBars.tsx"]');
      const props = figure.getByRole('group', { name: /^Props of/ });
      await props.getByRole('switch', { name: 'hideLegend' }).check();
      await expect(figure.locator('pre').first()).toHaveText('<BarChart hideLegend />');
      await props.getByRole('button', { name: 'Reset' }).click();
      await expect(figure.locator('pre').first()).toHaveText('<BarChart />');
    });

    test(
      'entries of a migration guide are filtered, checked off and counted',
      nightly,
      async ({ page }) => {
        await openTranslated(page, '/migration/migration-tree-view-v7/', way);
        const bar = page.locator('[data-changes]');
        const entries = page.locator('.x-change:visible');
        const all = await entries.count();
        await bar.getByLabel('Changes', { exact: true }).selectOption('hand');
        await expect.poll(() => entries.count()).toBeLessThan(all);
        await bar.getByRole('button', { name: 'Show all' }).click();
        await expect(entries).toHaveCount(all);
        for (const done of [1, 0, 1]) {
          await page.locator('.x-change button[aria-pressed]').first().click();
          await expect(bar).toContainText(`${done} of`);
        }
      },
    );

    test('members of the reference are filtered and counted', nightly, async ({ page }) => {
      await openTranslated(page, REFERENCE, way);
      const status = page.getByRole('status').filter({ hasText: /shown/ });
      await filter(page).fill('selection');
      const few = await rows(page).count();
      await expect(status).toContainText(String(few));
      await filter(page).fill('itemChildrenIndentation');
      await expect.poll(() => rows(page).count()).not.toBe(few);
      await expect(status).toContainText(String(await rows(page).count()));
    });

    test('a reader goes from page to page and back', async ({ page }) => {
      await openTranslated(page, '/introduction/', way);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      for (const name of ['installation', 'licensing', 'support']) {
        await page.locator(`nav a[href$="/introduction/${name}/"]:visible`).first().click();
        await expect(page).toHaveURL(new RegExp(`/${name}/$`));
        await expect(title(page)).toContainText(new RegExp(name, 'i'));
      }
      await page.goBack();
      await expect(title(page)).toContainText(/licensing/i);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  });

  test(
    `a page whose translator ${way} texts before its script runs comes alive`,
    details,
    async ({ page, messages }) => {
      await translate(page, way, { early: true });
      await open(page, PAGE);
      await expect(page.locator('main font').first()).toBeAttached();
      await ask(page, 'telemetry');
      await expect(options(page).first()).toContainText(/telemetry/i);
      await page.keyboard.press('Escape');
      await edit(page);
      await expect(title(page)).toContainText('quickstart');
      forgetMismatch(messages);
    },
  );
}

/** React reports that the page was not as the server had sent it, before it renders it anew. Anything else counts. */
function forgetMismatch(messages: string[]): void {
  messages.splice(
    0,
    Infinity,
    ...messages.filter((text) => !/onRecoverableError.*#418/.test(text)),
  );
}

test(
  'elements that extensions put into a page before its script runs don’t cost the page',
  nightly,
  async ({ page, messages }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const add = (place: Element | null, position: InsertPosition, name: string): void => {
          const element = document.createElement(name);
          element.textContent = 'of an extension';
          place?.insertAdjacentElement(position, element);
        };
        add(document.head, 'afterbegin', 'style');
        add(document.head, 'beforeend', 'meta');
        add(document.body, 'afterbegin', 'x-toolbar');
        add(document.body, 'beforeend', 'x-panel');
        const app = document.getElementById('__docusaurus');
        add(app, 'afterbegin', 'x-bar');
        add(app, 'beforeend', 'div');
        for (const selector of ['nav', 'main', 'h1', 'article', 'figure', 'aside', 'p', 'button'])
          for (const position of ['beforebegin', 'afterbegin', 'beforeend', 'afterend'] as const)
            add(app?.querySelector(selector) ?? null, position, 'x-mark');
      });
    });
    await open(page, PAGE);
    await expect(title(page)).toContainText('quickstart');
    const { frame } = await edit(page);
    await expect(frame.getByRole('treeitem', { name: 'Account' })).toBeVisible();
    await page.locator('nav a[href$="/react-tree-view/"]:visible').first().click();
    await expect(page).toHaveURL(/\/react-tree-view\/$/);
    await expect(title(page)).toContainText('Tree View');
    forgetMismatch(messages);
  },
);

test('names, code and demos are marked as not to be translated', nightly, async ({ page }) => {
  for (const path of [
    PAGE,
    '/react-charts/bars/',
    REFERENCE,
    '/migration/migration-tree-view-v7/',
    '/blog/',
    '/search/?q=DataGrid',
    '/no-such-page/',
  ]) {
    await open(page, path, path === '/no-such-page/' ? 404 : 200);
    const translated = await page
      .locator('code, pre, kbd, [data-demo-state], [role=tablist]:has-text(".tsx")')
      .evaluateAll((all) =>
        all
          .filter((each) => !each.closest('[translate=no]'))
          .map((each) => each.outerHTML.slice(0, 80)),
      );
    expect(translated, path).toEqual([]);
  }
  await expect(
    page.getByRole('button', { name: /version v8/ }).locator('[translate=no]'),
  ).toHaveText(`v${currentVersion}`);
});
