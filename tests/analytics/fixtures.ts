import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { AnalyticsEvent, BeaconBody } from '../../src/analytics/events';
import { expect, test as base } from '../fixtures';
import { serve } from '../../scripts/bench/lib/server.mjs';
import { builds, endpoint } from '../small-site/site';

/** How the collector answers: a status, never, or by hanging up. */
type Answer = 204 | 404 | 500 | 'never' | 'hang up';

/** A collector that records what arrives at the endpoint. */
export interface Collector {
  /** Every event so far, web vitals aside, in the order of arrival. */
  events: () => AnalyticsEvent[];
  vitals: () => AnalyticsEvent[];
  /** The body of every request, as it was. */
  bodies: string[];
  contentTypes: (string | undefined)[];
  answer: Answer;
}

interface Fixtures {
  /** A host for each test: what a page sends as it closes does not reach the test after. */
  host: { origin: string; collector: Collector };
  collector: Collector;
  /** Addresses of Google's script that were asked for; they are answered with an empty script. */
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
 * The small site with analytics, served on loopback together with a real collector; guards as everywhere. By its number the
 * host is one without a service worker.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  files: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const files = await serve(builds.measured);
      await use(files);
      files.close();
    },
    { scope: 'worker' },
  ],

  host: async ({ files }, use) => {
    const collector = createCollector();
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
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
        // In the middle of an answer: before it the browser itself would repeat the request.
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

/** Gives an answer before any page of this test is opened, unless the page has one already. */
export async function answered(page: Page, answer: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript((value) => {
    localStorage['analytics-consent'] ??= value;
  }, answer);
}

/** Makes the browser's random numbers those of a seed, the same in every page load. */
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

/** Waits until the collector has so many events, and gives them. */
export async function eventsOf(collector: Collector, count: number): Promise<AnalyticsEvent[]> {
  await expect.poll(() => collector.events().length).toBeGreaterThanOrEqual(count);
  return collector.events();
}

/** Reports an event as a part of the site would. */
export const report = (page: Page, ...labels: string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const label of all)
      window.dispatchEvent(
        new CustomEvent('x:event', { detail: { category: 'test', action: 'report', label } }),
      );
  }, labels);

export { expect };
