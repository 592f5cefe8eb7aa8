import { rmSync } from 'node:fs';
import path from 'node:path';
import { visitCaches } from '../../src/offline/names';
import { ask, options } from '../elements/search';
import { nightly } from '../fixtures';
import { demoScripts, deploy, deployRemoval } from './deploys';
import { controlled, countLoads, expect, lookForUpdate, settle, test, visit } from './fixtures';
import { demoPage, otherPage } from '../small-site/site';

const registrations = () =>
  navigator.serviceWorker
    .getRegistrations()
    .then((all) => all.map(({ active, scope }) => [scope, active?.scriptURL]));

test(
  'the service worker is registered on the configured host, without a reload',
  nightly,
  async ({ page, host }) => {
    const loads = countLoads(page);
    await visit(page, host.url(otherPage));
    await controlled(page);
    await settle(page);
    expect(await page.evaluate(registrations)).toEqual([[host.url(), host.url('sw.js')]]);
    expect(loads()).toBe(1);
  },
);

test(
  'on another host, there is no service worker and no option to save',
  nightly,
  async ({ page, host }) => {
    await visit(page, host.url(otherPage, '127.0.0.1'));
    await page.getByRole('button', { name: 'Preferences' }).click();
    await expect(page.getByRole('group', { name: 'Color' })).toBeVisible();
    await settle(page);
    expect(await page.evaluate(registrations)).toEqual([]);
    await expect(page.getByText('Save for offline')).toHaveCount(0);
  },
);

test(
  'an update reloads each tab once: immediately if focused, otherwise on focus',
  nightly,
  async ({ context, page, host }) => {
    const behind = await context.newPage();
    await behind.addInitScript(() => {
      document.hasFocus = () => sessionStorage.focused === 'yes';
    });
    await visit(page, host.url(otherPage));
    await controlled(page);
    await visit(behind, host.url(demoPage));
    await controlled(behind);
    // Its script must load before the deploy: later it would be gone, which would be another reason to reload.
    await expect(behind.getByRole('textbox', { name: 'Name of the column' })).toBeVisible();
    const [loads, loadsBehind] = [countLoads(page), countLoads(behind)];

    host.deploy(deploy(1));
    await lookForUpdate(page);
    await expect.poll(loads).toBe(1);
    await settle(page);
    expect([loads(), loadsBehind()]).toEqual([1, 0]);

    await behind.evaluate(() => {
      sessionStorage.focused = 'yes';
      window.dispatchEvent(new Event('focus'));
    });
    await expect.poll(loadsBehind).toBe(1);
    await settle(page);
    expect([loads(), loadsBehind()]).toEqual([1, 1]);
  },
);

test(
  'a tab with typed text is reloaded only when the reader goes to another page',
  nightly,
  async ({ page, host }) => {
    await visit(page, host.url(demoPage));
    await controlled(page);
    const field = page.getByRole('textbox', { name: 'Name of the column' });
    await field.pressSequentially('Price');
    const loads = countLoads(page);

    host.deploy(deploy(1));
    await lookForUpdate(page);
    await settle(page);
    expect(loads()).toBe(0);
    await expect(field).toHaveValue('Price');

    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect.poll(loads).toBe(1);
    await expect(page).toHaveURL(host.url('blog/'));
  },
);

test('five deploys cause five reloads and leave no old caches', nightly, async ({ page, host }) => {
  await visit(page, host.url(otherPage));
  await controlled(page);
  await page.evaluate(() => caches.open('mui-x-docs-pages-0'));
  const loads = countLoads(page);
  for (const number of [1, 2, 3, 4, 5]) {
    host.deploy(deploy(number));
    await lookForUpdate(page);
    await expect.poll(loads).toBe(number);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  }
  await settle(page);
  expect(loads()).toBe(5);
  const kept = await page.evaluate(async () => ({
    names: await caches.keys(),
    shell: (await (await caches.open('mui-x-docs-shell-1')).keys()).map(({ url }) => url),
  }));
  const known: string[] = [...Object.values(visitCaches), 'mui-x-docs-shell-1'];
  expect(kept.names.filter((name) => !known.includes(name))).toEqual([]);
  expect(kept.shell.filter((url) => /\/js\/main\./.test(url))).toHaveLength(1);
});

test('after a deploy during a visit, the next page reloads and its demo appears', async ({
  page,
  host,
}) => {
  await visit(page, host.url(otherPage));
  await controlled(page);
  const loads = countLoads(page);
  host.deploy(deploy(2));
  await page.locator(`a[href="/x/${demoPage}"]`).first().click();
  await expect(page.getByRole('textbox', { name: 'Name of the column' })).toBeVisible();
  await settle(page);
  // Meanwhile the browser itself may check for a new worker, which adds the reload of an update.
  expect(loads()).toBeGreaterThanOrEqual(1);
  expect(loads()).toBeLessThanOrEqual(2);
});

test('a missing demo script causes at most one reload', nightly, async ({ page, host }) => {
  await visit(page, host.url(otherPage));
  const build = deploy(9);
  for (const file of demoScripts(path.dirname(build))) rmSync(path.join(build, file));
  host.deploy(build);
  await visit(page, host.url(demoPage));
  const loads = countLoads(page);
  await settle(page);
  expect(loads()).toBeLessThanOrEqual(1);
});

/** Returns which caches have recorded ages, on the whole host, after adding one of another site. */
const agedCaches = (other?: string): Promise<string[]> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('workbox-expiration');
    opening.onsuccess = () => {
      const change = opening.result.transaction('cache-entries', 'readwrite');
      const store = change.objectStore('cache-entries');
      if (other) store.put({ id: other, cacheName: other, url: other, timestamp: 1 });
      const all = store.getAll();
      change.oncomplete = () => {
        opening.result.close();
        resolve(all.result.map(({ cacheName }) => String(cacheName)));
      };
    };
  });

test('the kill switch removes the service worker and all caches', async ({ page, host }) => {
  await visit(page, host.url(otherPage));
  await controlled(page);
  await visit(page, host.url(demoPage));
  await settle(page);
  expect((await page.evaluate(agedCaches, 'of another site')).length).toBeGreaterThan(1);
  const loads = countLoads(page);
  host.deploy(deployRemoval());
  await lookForUpdate(page);
  await expect.poll(() => page.evaluate(registrations)).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(agedCaches, undefined)).toEqual(['of another site']);
  await settle(page);
  expect(loads()).toBe(0);
});

test('offline, a visited page opens, and another one loads when the network is back', async ({
  page,
  host,
}) => {
  await visit(page, host.url());
  await controlled(page);
  await visit(page, host.url(otherPage));
  await expect
    .poll(() => page.evaluate((url) => caches.match(url).then(Boolean), host.url(otherPage)))
    .toBe(true);
  host.stop();

  await visit(page, host.url(`${otherPage}?query=1#hash`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('react-charts');
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();

  await visit(page, host.url(`${demoPage}?a=1#b`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved');
  await expect(page.getByRole('link', { name: '/x/react-charts/' })).toBeVisible();

  await host.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page).toHaveURL(host.url(`${demoPage}?a=1#b`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filling');
  await expect(page.getByText('Offline', { exact: true })).toBeHidden();
});

test(
  'offline, search works on a visited page where it was used before',
  nightly,
  async ({ page, host }) => {
    await visit(page, host.url());
    await controlled(page);
    await visit(page, host.url(otherPage));
    await ask(page, 'filling');
    await expect(options(page).first()).toBeVisible();
    host.stop();
    await visit(page, host.url(otherPage));
    await ask(page, 'filling');
    await expect(options(page).first()).toBeVisible();
  },
);

test(
  'a slow page is shown from the cache, and its late response updates the cache',
  nightly,
  async ({ page, host }) => {
    await visit(page, host.url(otherPage));
    await controlled(page);
    await visit(page, host.url(otherPage));
    const main = () => page.locator('script[src*="/js/main."]').getAttribute('src');
    const before = await main();
    host.deploy(deploy(3));
    host.pageDelay = 6000;
    await page.goto(host.url(otherPage), { waitUntil: 'domcontentloaded' });
    expect(await main()).toBe(before);
    host.pageDelay = 0;
    // The response that came too late becomes the copy for the next visit.
    const copy = () =>
      page
        .evaluate(async (url) => (await caches.match(url))?.text(), host.url(otherPage))
        // The page may be reloading for the worker of the deploy.
        .catch(() => before);
    await expect.poll(copy, { timeout: 15_000 }).not.toContain(before);
    await expect(() => visit(page, host.url(otherPage))).toPass();
    expect(await main()).not.toBe(before);
  },
);
