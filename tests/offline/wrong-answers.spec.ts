// Hosts that answer wrongly: in the middle of a deploy, behind a proxy, or with errors.
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { visitCaches } from '../../src/offline/names';
import { nightly, nightlyUnless } from '../fixtures';
import { demoPage, otherPage, siteDir } from '../small-site/site';
import { demoScripts } from './deploys';
import { controlled, countLoads, expect, settle, test, visit } from './fixtures';

/** Sends an answer that any cache may keep for a year. */
function send(response: ServerResponse, type: string, body: string, headers = {}): true {
  response.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ...headers,
  });
  response.end(body);
  return true;
}

const textOf = (script: string): string =>
  readFileSync(path.join(siteDir, 'build', script), 'utf8');

for (const [what, answer] of [
  ['a page', (r: ServerResponse) => send(r, 'text/html', '<title>Home</title></body>')],
  [
    'half of it',
    (r: ServerResponse, script: string) => send(r, 'text/javascript', textOf(script).slice(0, 200)),
  ],
  ['other code', (r: ServerResponse) => send(r, 'text/javascript', 'void 1')],
] as const) {
  const details = nightlyUnless(what === 'half of it');
  test(
    `${what} in place of a script is not kept, and the demo recovers`,
    details,
    async ({ page, host, messages }) => {
      await visit(page, host.url(otherPage));
      await controlled(page);
      const scripts = demoScripts();
      host.answer = (pathname, response) => {
        const script = scripts.find((each) => pathname === `/x/${each}`);
        return script !== undefined && answer(response, script);
      };
      await visit(page, host.url(demoPage));
      await expect(
        page.getByText('This can’t be loaded, although the site can be reached.'),
      ).toBeVisible();
      host.answer = () => false;
      await visit(page, host.url(demoPage));
      await expect(page.getByRole('textbox', { name: 'Name of the column' })).toBeVisible();
      // The browser ran the wrong script.
      messages.splice(0, messages.length, ...messages.filter((one) => !/^exception: /.test(one)));
    },
  );
}

test('a file that the host forbids to store is not stored', nightly, async ({ page, host }) => {
  await visit(page, host.url(otherPage));
  await controlled(page);
  const scripts = demoScripts().map((each) => `/x/${each}`);
  host.answer = (pathname, response) =>
    scripts.includes(pathname) &&
    send(response, 'text/javascript', textOf(pathname.slice(3)), { 'Cache-Control': 'no-store' });
  await visit(page, host.url(demoPage));
  await expect(page.getByRole('textbox', { name: 'Name of the column' })).toBeVisible();
  const kept = await page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    visitCaches.assets,
  );
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter((each) => scripts.includes(each))).toEqual([]);
});

test(
  'wrong copies that an earlier worker has stored are not used',
  nightly,
  async ({ page, host }) => {
    await visit(page, host.url(otherPage));
    await controlled(page);
    await visit(page, host.url(otherPage));
    await page.evaluate(
      async (names) => {
        for (const name of names) {
          const cache = await caches.open(name);
          for (const { url } of await cache.keys())
            await cache.put(url, new Response('<p>', { headers: { 'Content-Type': 'text/html' } }));
        }
      },
      await page.evaluate(() => caches.keys()),
    );
    await visit(page, host.url(otherPage));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('react-charts');
  },
);

test(
  'a page that answers GET with 503 and HEAD with 200 is not loaded endlessly',
  nightly,
  async ({ page, host }) => {
    await visit(page, host.url(otherPage));
    await controlled(page);
    host.answer = (pathname, response, { method }) => {
      if (pathname !== `/x/${demoPage}`) return false;
      response.writeHead(method === 'HEAD' ? 200 : 503).end();
      return true;
    };
    const loads = countLoads(page);
    await page.goto(host.url(`${demoPage}?a=1#b`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The server can’t show this page now',
    );
    await expect(page.getByText('It responded with error 503')).toBeVisible();
    await expect(page.getByText('Offline', { exact: true })).toBeHidden();
    const again = page.getByRole('link', { name: 'Try again' });
    await expect(again).toHaveAttribute('href', `/x/${demoPage}?a=1#b`);
    await settle(page);
    expect(loads()).toBeLessThanOrEqual(2);
    host.answer = () => false;
    await again.click();
    await expect(page).toHaveURL(host.url(`${demoPage}?a=1#b`));
  },
);

test(
  'a page that fails only when it is visited is tried again with growing pauses',
  nightly,
  async ({ page, host }) => {
    await visit(page, host.url(otherPage));
    await controlled(page);
    host.answer = (pathname, response, { headers }) => {
      if (pathname !== `/x/${demoPage}` || headers['sec-fetch-mode'] !== 'navigate') return false;
      response.writeHead(503).end();
      return true;
    };
    const loads = countLoads(page);
    await page.clock.install();
    await page.goto(host.url(demoPage));
    const loaded = async (count: number): Promise<void> => {
      await expect.poll(loads).toBe(count);
      // The next attempt is planned only once the page runs.
      await settle(page);
    };
    // At once, and then after 5, 30 and 120 seconds.
    await loaded(2);
    await page.clock.fastForward(5_000);
    await loaded(3);
    for (const [seconds, count] of [
      [30, 4],
      [120, 5],
    ] as const) {
      // The clock also runs by itself.
      await page.clock.fastForward(seconds * 500);
      await settle(page);
      expect(loads()).toBe(count - 1);
      await page.clock.fastForward(seconds * 500);
      await loaded(count);
    }
    await page.clock.fastForward(200_000);
    await settle(page);
    expect(loads()).toBe(5);
  },
);
