import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { AnalyticsEvent, BeaconBody } from '../../src/analytics/events';
import { expect, test as base } from '../fixtures';
import { builds, endpoint } from '../small-site/site';

/** How the collector answers: with a status, never, or by hanging up. */
type Answer = 204 | 404 | 500 | 'never' | 'hang up';

/** A collector that records what arrives at the endpoint. */
export interface Collector {
  /** Every event so far except web vitals, in order of arrival. */
  events: () => AnalyticsEvent[];
  vitals: () => AnalyticsEvent[];
  /** The raw body of every request. */
  bodies: string[];
  contentTypes: (string | undefined)[];
  answer: Answer;
}

interface Fixtures {
  /** A host for each test, so that what a page sends while closing doesn't reach the next test. */
  host: { origin: string; collector: Collector };
  collector: Collector;
  /** Requested addresses of Google's script; an empty script is served for them. */
  google: string[];
}

interface WorkerFixtures {
  /** The server of the small site's files. */
  files: { origin: string };
}

function createCollector(): Collector {
  const bodies: string[] = [];
  const all = (): AnalyticsEvent[] =>
    bodies.flatMap((body) => (JSON.parse(body) as BeaconBody).events);
  return {
    bodies,
    contentTypes: [],
    answer: 204,
    events: () => all().filter(({ name }) => name !== 'web_vital'),
    vitals: () => all().filter(({ name }) => name === 'web_vital'),
  };
}

/**
 * `test` for the small site with analytics, served on loopback together with a real collector, with the usual guards. Pages
 * register no service worker, since the host is 127.0.0.1 and not localhost.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  files: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      // Imported here: `foreign.spec.ts` needs a module of the same files as it is, and the test runner transforms static imports.
      const { serve } = await import('../../scripts/bench/lib/server.mjs');
      const files = await serve(builds.measured);
      await use(files);
      files.close();
    },
    { scope: 'worker' },
  ],

  host: async ({ files }, use) => {
    const { parseTarget } = await import('../../scripts/lib/request-target.mjs');
    const collector = createCollector();
    const server = createServer((request, response) => {
      const pathname = parseTarget(request.url)?.pathname;
      if (pathname !== endpoint) {
        fetch(`${files.origin}${request.url}`)
          .then(async (found) => {
            response.writeHead(found.status, {
              'content-type': found.headers.get('content-type') ?? 'text/plain',
            });
            response.end(Buffer.from(await found.arrayBuffer()));
          })
          .catch(() => response.destroy());
        return;
      }
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        collector.bodies.push(body);
        collector.contentTypes.push(request.headers['content-type']);
        // Hang up in the middle of the response: any earlier, and the browser would repeat the request.
        if (collector.answer === 'hang up')
          response
            .writeHead(200, { 'content-length': '9' })
            .write('x', () => request.socket.destroy());
        else if (collector.answer !== 'never') response.writeHead(collector.answer).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use({ origin: `http://127.0.0.1:${port}`, collector });
    server.closeAllConnections();
    server.close();
  },

  baseURL: ({ host }, use) => use(`${host.origin}/x/`),

  collector: ({ host: { collector } }, use) => use(collector),

  google: [
    async ({ context, foreignRequests }, use) => {
      const asked: string[] = [];
      await context.route('https://www.googletagmanager.com/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await use(asked);
      const others = foreignRequests.filter((url) => !url.includes('googletagmanager'));
      foreignRequests.splice(0, foreignRequests.length, ...others);
    },
    { auto: true },
  ],
});

/** Stores the reader's answer before any page of this test is opened, unless there is one already. */
export async function answered(page: Page, answer: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript((value) => {
    localStorage['analytics-consent'] ??= value;
  }, answer);
}

/** Seeds the browser's random numbers, so that they are the same in every page load. */
export async function seedRandom(page: Page, seed: number): Promise<void> {
  await page.addInitScript((start) => {
    let state = start;
    Crypto.prototype.getRandomValues = function (array) {
      // The generator "mulberry32".
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      (array as unknown as Uint32Array)[0] = (mixed ^ (mixed >>> 14)) >>> 0;
      return array;
    };
  }, seed);
}

/** Waits until the collector has at least `count` events, and returns all it has. */
export async function eventsOf(collector: Collector, count: number): Promise<AnalyticsEvent[]> {
  await expect.poll(() => collector.events().length).toBeGreaterThanOrEqual(count);
  return collector.events();
}

/** Reports events the way parts of the site do. */
export const report = (page: Page, ...labels: string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const label of all)
      window.dispatchEvent(
        new CustomEvent('x:event', { detail: { category: 'test', action: 'report', label } }),
      );
  }, labels);

export { expect };
