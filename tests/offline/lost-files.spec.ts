// Files that can't be loaded, on a host without the worker: after a deploy, without a connection.
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { demo, ready, tool } from '../elements/demos';
import { ask, field, options } from '../elements/search';
import { nightly } from '../fixtures';
import { demoPage, otherPage } from '../small-site/site';
import { demoScripts, deploy } from './deploys';
import { countLoads, expect, settle, test, visit, type Host } from './fixtures';

const elsewhere = '127.0.0.1';
const updated = 'This can’t be loaded: the site was updated since you opened this page.';
const offline = 'This can’t be loaded: there’s no connection to the site.';

const edit = (page: Page) => tool(demo(page, 'Typed'), 'Edit').click();

/** Answers requests for some files with an error, until the returned function is called. */
function lose(host: Host, isFile: (pathname: string) => boolean): () => void {
  host.answer = (pathname, response) => {
    const isLost = isFile(pathname);
    if (isLost) response.writeHead(503).end();
    return isLost;
  };
  return () => {
    host.answer = () => false;
  };
}

test('after a deploy, search reloads the page once and keeps the query', async ({ page, host }) => {
  await visit(page, host.url(otherPage, elsewhere));
  const loads = countLoads(page);
  host.deploy(deploy(1));
  await ask(page, 'filling');
  await expect(options(page).first()).toContainText('Filling');
  await expect(field(page)).toHaveValue('filling');
  await page.keyboard.type(' x');
  await expect(field(page)).toHaveValue('filling x');
  await settle(page);
  expect(loads()).toBe(1);
});

test(
  'after a deploy, "Edit" reloads the page once and then works',
  nightly,
  async ({ page, host }) => {
    await visit(page, host.url(demoPage, elsewhere));
    await ready(demo(page, 'Typed'));
    const loads = countLoads(page);
    host.deploy(deploy(1));
    await edit(page);
    await expect.poll(loads).toBe(1);
    await ready(demo(page, 'Typed'));
    await edit(page);
    await expect(page.locator('[data-live]')).toHaveAttribute('data-live', 'shown');
    expect(loads()).toBe(1);
  },
);

test('after a deploy, text in a demo is not lost: the reader decides about the reload', async ({
  page,
  host,
}) => {
  await visit(page, host.url(demoPage, elsewhere));
  const name = page.getByRole('textbox', { name: 'Name of the column' });
  await name.pressSequentially('Price');
  const loads = countLoads(page);
  host.deploy(deploy(1));
  await edit(page);
  await expect(demo(page, 'Typed').getByText(updated)).toBeVisible();
  await settle(page);
  expect(loads()).toBe(0);
  await expect(name).toHaveValue('Price');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(loads).toBe(1);
});

test(
  'after a deploy, a package that edited code imports is explained',
  nightly,
  async ({ page, host }) => {
    await visit(page, host.url(demoPage, elsewhere));
    await edit(page);
    const figure = demo(page, 'Typed');
    await expect(figure.locator('[data-live]')).toHaveAttribute('data-live', 'shown');
    host.deploy(deploy(1));
    const code = figure.getByRole('textbox', { name: 'Code of Typed.tsx' });
    await code.fill(`import '@mui/material/Icon';\n${await code.inputValue()}`);
    await expect(figure.locator('[data-mistake]')).toContainText('the site was updated');
    await expect(figure.locator('[data-mistake]')).not.toContainText('offline');
  },
);

test('an edit is compiled once the compiler can be loaded', nightly, async ({ page, host }) => {
  const find = lose(host, (pathname) => /\/transpile\.[^/]*js$/.test(pathname));
  await visit(page, host.url(demoPage, elsewhere));
  await edit(page);
  const figure = demo(page, 'Typed');
  const mistake = figure.locator('[data-mistake]');
  await expect(mistake).toContainText('although the site can be reached');
  find();
  const code = figure.getByRole('textbox', { name: 'Code of Typed.tsx' });
  await code.fill((await code.inputValue()).replace('Name of the column', 'Width'));
  await expect(figure.frameLocator('iframe').getByLabel('Width')).toBeVisible();
  await expect(mistake).toBeEmpty();
});

test('an edit runs once the scripts of its frame are loaded', nightly, async ({ page, host }) => {
  const find = lose(host, (pathname) => /\/live-modules\.[^/]*js$/.test(pathname));
  await visit(page, host.url(demoPage, elsewhere));
  await edit(page);
  const figure = demo(page, 'Typed');
  const mistake = figure.locator('[data-mistake]');
  await expect(mistake).toContainText('although the site can be reached');
  await settle(page);
  find();
  const code = figure.getByRole('textbox', { name: 'Code of Typed.tsx' });
  await code.fill((await code.inputValue()).replace('Name of the column', 'Width'));
  await expect(figure.frameLocator('iframe').getByLabel('Width')).toBeVisible();
  await expect(mistake).toBeEmpty();
});

test(
  'a script that the new build lacks, too, does not cause endless reloads',
  nightly,
  async ({ page, host }) => {
    await visit(page, host.url(otherPage, elsewhere));
    const build = deploy(9);
    for (const file of demoScripts(path.dirname(build))) rmSync(path.join(build, file));
    host.deploy(build);
    await visit(page, host.url(demoPage, elsewhere));
    const loads = countLoads(page);
    const failure = demo(page, 'Typed').getByRole('alert');
    await expect(failure).toContainText('although the site can be reached');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await settle(page);
    expect(loads()).toBe(0);
  },
);

test('code that could not be loaded is loaded on "Try again"', nightly, async ({ page, host }) => {
  const find = lose(host, (pathname) => pathname.includes('/assets/code/'));
  await visit(page, host.url(otherPage, elsewhere));
  await page.locator(`a[href="/x/${demoPage}"]`).first().click();
  const figure = demo(page, 'Typed');
  await expect(figure).toContainText('although the site can be reached');
  await expect(figure.locator('pre')).toHaveCount(0);
  find();
  await figure.getByRole('button', { name: 'Try again' }).click();
  await expect(figure.locator('pre').first()).toContainText('TextField');
});

test('"Try again" moves the focus to the demo', nightly, async ({ page, host }) => {
  const scripts = demoScripts();
  const find = lose(host, (pathname) => scripts.some((file) => pathname.endsWith(file)));
  await visit(page, host.url(demoPage, elsewhere));
  const figure = demo(page, 'Typed');
  await figure.getByRole('button', { name: 'Try again' }).focus();
  find();
  await page.keyboard.press('Enter');
  await ready(figure);
  await expect(figure.locator('[data-demo-state]')).toBeFocused();
});

test('"Try again" in search moves the focus to the field', nightly, async ({ page, host }) => {
  const find = lose(host, (pathname) => /\/search\.[^/]*js$/.test(pathname));
  await visit(page, host.url(otherPage, elsewhere));
  await ask(page, 'filling');
  await page.getByRole('button', { name: 'Try again' }).focus();
  find();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toContainText('Filling');
});

test('a demo without a connection says so, and loads when it is back', async ({ page, host }) => {
  let isCut = true;
  await page.route(/\/assets\/js\//, async (route) => {
    const isDemo = demoScripts().some((file) => route.request().url().endsWith(file));
    if (!isDemo || !isCut) return route.fallback();
    host.stop();
    await route.abort();
  });
  await visit(page, host.url(demoPage, elsewhere));
  const failure = demo(page, 'Typed').getByRole('alert');
  await expect(failure).toContainText(offline);
  await expect(failure).not.toContainText('chunk');
  isCut = false;
  await host.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('textbox', { name: 'Name of the column' })).toBeVisible();
});

test('a link without a connection keeps the page, and opens when it is back', async ({
  page,
  host,
}) => {
  await visit(page, host.url(otherPage, elsewhere));
  const link = page.locator(`a[href="/x/${demoPage}"]`).first();
  const notice = page.getByRole('alert').filter({ hasText: 'There’s no connection to the site.' });
  host.stop();
  await link.click();
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCSS('border-radius', '8px');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('react-charts');
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(host.url(otherPage, elsewhere));
  await link.click();
  await expect(notice).toBeVisible();
  await host.start();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filling');
  await expect(page).toHaveURL(host.url(demoPage, elsewhere));
});
