import { readFileSync } from 'node:fs';
import path from 'node:path';
import { visitCaches } from '../../src/offline/names';
import type { SaveList } from '../../src/offline/types';
import { currentVersion } from '../../src/products/registry';
import { ask, options } from '../elements/search';
import { nightly } from '../fixtures';
import { controlled, expect, openSaving, settle, test, visit } from './fixtures';
import { demoPage, otherPage, siteDir } from '../small-site/site';

let list: SaveList;
/** The paths of the pages in the sitemap, below the base. */
let sitemap: string[];

// Not when the file loads: the site is built by the Playwright project that this one depends on.
test.beforeAll(() => {
  const read = (file: string): string => readFileSync(path.join(siteDir, 'build', file), 'utf8');
  list = JSON.parse(read(`offline/${currentVersion}.json`)) as SaveList;
  sitemap = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    new URL(url).pathname.replace('/x/', ''),
  );
});

/** The generator "mulberry32", for the same random moments in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Runs in the page: returns the addresses of all saved copies. */
const savedAddresses = async (): Promise<string[]> => {
  const names = (await caches.keys()).filter((name) => name.startsWith('mui-x-docs-saved-'));
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().map(({ url }) => new URL(url).pathname.replace('/x/', ''));
};

test(
  'everything can be saved, read offline after a browser restart, and removed',
  nightly,
  async ({ playwright, launchOptions, host }, testInfo) => {
    test.setTimeout(120_000);
    const profile = testInfo.outputPath('profile');
    const launch = () => playwright.chromium.launchPersistentContext(profile, launchOptions);

    let browser = await launch();
    let page = await browser.newPage();
    await visit(page, host.url(otherPage));
    await controlled(page);
    let section = await openSaving(page);
    await section.getByRole('radio', { name: /^Everything/ }).check();
    await section.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(section.getByRole('status')).toHaveText(/^Saved: [\d.]+ MB on this device\.$/);
    await expect(section.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    expect((await page.evaluate(savedAddresses)).sort()).toEqual(
      list.files.map(([address]) => address).sort(),
    );
    await browser.close();
    host.stop();

    browser = await launch();
    page = await browser.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText;
      // The browser aborts the pending requests of a page that is left.
      if (why !== 'net::ERR_ABORTED') failures.push(`${why}: ${request.url()}`);
    });
    const addresses = list.files.map(([address]) => address);
    const pages = addresses.filter((address) => address === '' || address.endsWith('/'));
    expect(pages).toEqual(expect.arrayContaining(sitemap));
    // The page that runs edited code runs nothing when it is opened directly; `live-editing.spec.ts` opens it as a frame.
    const bare = ['offline/', 'playground/run/'];
    for (const address of pages.filter((each) => !bare.some((start) => each.startsWith(start)))) {
      await page.goto(host.url(address));
      expect(page.url(), address).toBe(host.url(address));
      await expect(page.locator('html'), address).toHaveAttribute('data-has-hydrated', 'true');
    }
    await visit(page, host.url(demoPage));
    await expect(page.getByRole('textbox', { name: 'Name of the column' })).toBeVisible();
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page).toHaveURL(host.url('blog/'));
    const own = ['sw.js', `offline/${currentVersion}.json`];
    expect(failures.filter((text) => !own.some((file) => text.includes(file)))).toEqual([]);

    section = await openSaving(page);
    await section.getByRole('button', { name: 'Remove' }).click();
    await expect(section.getByRole('button', { name: 'Remove' })).toHaveCount(0);
    expect(await page.evaluate(savedAddresses)).toEqual([]);
    await browser.close();
  },
);

test(
  'saving one product includes the scripts it needs, and the rest can still be saved',
  nightly,
  async ({ page, host }) => {
    await visit(page, host.url(demoPage));
    await controlled(page);
    const section = await openSaving(page);
    await section.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(section.getByRole('status')).toHaveText(/^Saved/);
    const saved = await page.evaluate(savedAddresses);
    expect(saved).toContain(demoPage);
    expect(saved.some((address) => address.startsWith('assets/js/demo-material.'))).toBe(true);
    expect(saved).not.toContain(otherPage);
    await section.getByRole('radio', { name: /^Everything/ }).check();
    await expect(section.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  },
);

test('the search of a saved product works offline', async ({ page, host }) => {
  await visit(page, host.url(demoPage));
  await controlled(page);
  const section = await openSaving(page);
  await section.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(section.getByRole('status')).toHaveText(/^Saved/);
  // What the visit has left does not count.
  await page.evaluate(
    (names) => Promise.all(names.map((name) => caches.delete(name))),
    [...Object.values(visitCaches)],
  );
  host.stop();
  await visit(page, host.url(demoPage));
  await ask(page, 'filling');
  await expect(options(page).first()).toContainText('Filling');
});

test('copies that were deleted are no longer shown as saved', nightly, async ({ page, host }) => {
  await visit(page, host.url(otherPage));
  await controlled(page);
  let section = await openSaving(page);
  await section.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(section.getByRole('status')).toHaveText(/^Saved:/);
  const drop = (ending: RegExp): Promise<void> =>
    page.evaluate(async (source) => {
      for (const name of await caches.keys())
        if (new RegExp(source).test(name)) await caches.delete(name);
    }, ending.source);
  await drop(/saved-.*-assets$/);
  await visit(page, host.url(otherPage));
  section = await openSaving(page);
  await expect(section.getByRole('status')).toHaveText('Partly saved.');
  await section.getByRole('button', { name: 'Resume' }).click();
  await expect(section.getByRole('status')).toHaveText(/^Saved:/);
  await drop(/saved-/);
  await visit(page, host.url(otherPage));
  section = await openSaving(page);
  await expect(section.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(section.getByText(/^(?:Saved|Partly saved)/)).toHaveCount(0);
});

test(
  'a save can be canceled and resumed, and fetches nothing twice',
  nightly,
  async ({ page, host }) => {
    await visit(page, host.url(otherPage));
    await controlled(page);
    const section = await openSaving(page);
    await section.getByRole('radio', { name: /^Everything/ }).check();
    host.pageDelay = 400;
    await section.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(section.getByRole('progressbar')).toBeVisible();
    await expect(
      section.getByText(/^[\d.]+ (?:kB|MB) of [\d.]+ MB, [1-9]\d* of \d+ pages$/),
    ).toBeVisible();
    // The region is there before it has something to announce.
    await expect(section.getByRole('status')).toHaveText('');
    await section.getByRole('button', { name: 'Cancel' }).click();
    await expect(section.getByRole('status')).toHaveText('Partly saved.');
    await expect(section).toBeFocused();
    const before = await page.evaluate(savedAddresses);
    expect(before.length).toBeLessThan(list.files.length);

    const asked: string[] = [];
    host.onRequest = (pathname) => asked.push(pathname.replace('/x/', ''));
    host.pageDelay = 0;
    await section.getByRole('button', { name: 'Resume' }).click();
    await expect(section.getByRole('status')).toHaveText(/^Saved:/);
    expect(asked.filter((address) => before.includes(address))).toEqual([]);
  },
);

test('what another tab is saving is not updated or removed', nightly, async ({ page, host }) => {
  await visit(page, host.url(otherPage));
  await controlled(page);
  const section = await openSaving(page);
  await section.getByRole('radio', { name: /^Everything/ }).check();
  host.pageDelay = 400;
  await section.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(section.getByText(/, [1-9]\d* of \d+ pages$/)).toBeVisible();
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section.getByRole('status')).toHaveText('Partly saved.');

  const tab = await page.context().newPage();
  const asked: string[] = [];
  host.onRequest = (pathname) => asked.push(pathname);
  await visit(tab, host.url(otherPage));
  await settle(tab);
  // Only what is complete is updated, so there is no reason to fetch the list.
  expect(asked).not.toContain(`/x/offline/${currentVersion}.json`);
  const other = await openSaving(tab);
  await expect(other.getByRole('button', { name: 'Remove' })).toBeVisible();
  host.pageDelay = 2000;
  await section.getByRole('button', { name: 'Resume' }).click();
  await expect(section.getByRole('progressbar')).toBeVisible();
  await other.getByRole('button', { name: 'Remove' }).click();
  await expect(other.getByRole('status')).toHaveText(/^Pages are being saved in another tab/);
  host.pageDelay = 0;
  await expect(section.getByRole('status')).toHaveText(/^Saved:/);
});

test(
  'a full disk is reported, and the save can be resumed once there is space',
  nightly,
  async ({ page, host }) => {
    await page.addInitScript(() => {
      const { put } = Cache.prototype;
      let count = 0;
      Cache.prototype.put = function (...args) {
        count += 1;
        if (count > 30 && !(window as { hasSpace?: boolean }).hasSpace) {
          return Promise.reject(new DOMException('full', 'QuotaExceededError'));
        }
        return put.apply(this, args);
      };
    });
    await visit(page, host.url(otherPage));
    await controlled(page);
    const section = await openSaving(page);
    await section.getByRole('radio', { name: /^Everything/ }).check();
    await section.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(section.getByRole('status')).toHaveText(/not enough space/);
    await page.evaluate(() => Object.assign(window, { hasSpace: true }));
    await section.getByRole('button', { name: 'Resume' }).click();
    await expect(section.getByRole('status')).toHaveText(/^Saved:/);
  },
);

test(
  'a quota that is too small is reported before anything is saved',
  nightly,
  async ({ page, host }) => {
    await page.addInitScript(() => {
      StorageManager.prototype.estimate = async () => ({ quota: 1000, usage: 900 });
    });
    await visit(page, host.url(otherPage));
    await controlled(page);
    const section = await openSaving(page);
    await section.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(section.getByRole('status')).toHaveText(/not enough space/);
    await settle(page);
    expect(await page.evaluate(savedAddresses)).toEqual([]);
  },
);

test(
  'a save that loses its connection several times reports it, resumes, and completes',
  nightly,
  async ({ page, host }) => {
    const random = seeded(20261121);
    await visit(page, host.url(otherPage));
    await controlled(page);
    const section = await openSaving(page);
    await section.getByRole('radio', { name: /^Everything/ }).check();
    for (let round = 0; round < 3; round += 1) {
      let left = 2 + Math.floor(random() * 16);
      host.onRequest = (pathname) => {
        left -= 1;
        if (left === 0 && !pathname.endsWith('.json')) host.stop();
        else if (left === 0) left = 1;
      };
      await section
        .getByRole('button', { name: round === 0 ? 'Save' : 'Resume', exact: true })
        .click();
      await expect(section.getByRole('status')).toHaveText(/^The connection was lost/);
      host.onRequest = () => {};
      await host.start();
    }
    await section.getByRole('button', { name: 'Resume' }).click();
    await expect(section.getByRole('status')).toHaveText(/^Saved:/);
    const sizes = await page.evaluate(
      async (addresses) => {
        const bodies = addresses.map(async (address) => {
          const names = (await caches.keys()).filter((name) =>
            name.startsWith('mui-x-docs-saved-'),
          );
          for (const cacheName of names) {
            const found = await caches.match(`/x/${address}`, { cacheName });
            if (found) return (await found.arrayBuffer()).byteLength;
          }
          return -1;
        });
        return Promise.all(bodies);
      },
      list.files.map(([address]) => address),
    );
    expect(sizes).toEqual(list.files.map(([, bytes]) => bytes));
  },
);
