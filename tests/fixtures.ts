import { readFileSync, readdirSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { markFrames } from './layoutShifts';

export interface Guards {
  /** Errors and warnings in the consoles of all tabs so far; none may be left when a test ends. */
  messages: string[];
  /** Requests to any host but the one that serves the site; none may be left when a test ends. */
  foreignRequests: string[];
}

/** Whether the browser reports that a page it opened has the status 404; what a page requests must not have it. */
const isOwnStatus = (message: ConsoleMessage): boolean =>
  message.text().includes('status of 404') && message.location().url === message.page()?.url();

/**
 * Whether a message is about the icon that Chromium with a window looks for at the root of the host, where a document can't name
 * one: Markdown, for example. The root is not part of the site. All HTML names an icon; `head.spec.ts` checks that.
 */
const isIconOfHost = (message: ConsoleMessage): boolean =>
  message.text().includes('status of 404') &&
  /^https?:\/\/[^/]+\/favicon\.ico$/.test(message.location().url);

/** Whether a message is about the missing license key: the repository has none, and Pro and Premium components log that. */
const isLicense = (message: ConsoleMessage): boolean =>
  message.text().includes('MUI X: Missing license key');

/** Records errors and warnings in the consoles of all tabs until the returned function is called. */
function listenToConsole(context: BrowserContext, messages: string[]): () => void {
  const note = (message: ConsoleMessage): void => {
    const isExpected = [isOwnStatus, isIconOfHost, isLicense].some((is) => is(message));
    if (['error', 'warning'].includes(message.type()) && !isExpected) {
      messages.push(`${message.type()}: ${message.text()}`);
    }
  };
  const noteError = (error: WebError): void => {
    messages.push(`exception: ${error.error().message}`);
  };
  context.on('console', note);
  context.on('weberror', noteError);
  return () => context.off('console', note).off('weberror', noteError);
}

/** Records requests to other hosts until the returned function is called. */
function listenToRequests(context: BrowserContext, own: string, foreign: string[]): () => void {
  const note = (request: Request): void => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== own) foreign.push(request.url());
  };
  context.on('request', note);
  return () => context.off('request', note);
}

/** Details of a test that `npm run test:all` runs and `npm test` leaves out: README.md says which these are. */
export const nightly = { tag: '@nightly' };

/**
 * Details of a test that is one of a series: the same behavior on several kinds of pages, in several modes or at several widths.
 * `npm test` runs one or two of a series, `npm run test:all` runs it whole.
 */
export const nightlyUnless = (isEveryday: boolean): { tag?: string } => (isEveryday ? {} : nightly);

/**
 * Playwright's `test`, with two guards around every page of its context: a test fails on any error
 * or warning in the console and on any request to another host.
 */
export const test = base.extend<Guards>({
  page: async ({ page }, use) => {
    await page.addInitScript(markFrames);
    await use(page);
  },
  messages: [
    async ({ context }, use) => {
      const messages: string[] = [];
      const stop = listenToConsole(context, messages);
      await use(messages);
      stop();
      expect(messages, 'messages in the console').toEqual([]);
    },
    { auto: true },
  ],
  foreignRequests: [
    async ({ context, baseURL }, use) => {
      const foreign: string[] = [];
      const stop = listenToRequests(context, new URL(baseURL ?? '').host, foreign);
      await use(foreign);
      stop();
      expect(foreign, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

/** How long a page may draw no frame, in milliseconds. On the slowest machine, axe keeps the largest page busy for a third of this. */
const longestStill = 60_000;

/**
 * Closes a browser that draws no more frames, which happens about once in a thousand visits and never ends by itself: the visit then
 * fails at once and is tried again in another browser.
 *
 * @returns stops watching
 */
function watchFrames(page: Page): () => void {
  let isOver = false;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const frame = page
        .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))))
        // A page that is left in the meantime.
        .catch(() => true);
      const isAlive = await Promise.race([frame, pause(longestStill, false, { ref: false })]);
      if (!isAlive && !isOver) await page.context().browser()?.close();
      await pause(2000, undefined, { ref: false });
    }
  };
  void watch();
  return () => {
    isOver = true;
  };
}

/**
 * `test` for visits to many pages in one tab, as a reader goes from one to the next: the browser keeps the compiled scripts
 * that they share, which saves a second of CPU per visit. Each visit starts with empty storage. After a failure Playwright
 * starts another browser.
 */
export const visit = test.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await context.addInitScript(markFrames);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ tab }, use) => use(tab.context()),
  page: async ({ tab, viewport }, use) => {
    await tab.setViewportSize(viewport!);
    const stopWatching = watchFrames(tab);
    await use(tab);
    stopWatching();
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await tab.context().clearCookies();
  },
});

export { expect };

/** Opens a page by its path below `/x/`, expects a status, and waits until the page is hydrated. */
export async function open(page: Page, path: string, status: number = 200): Promise<void> {
  const response = await page.goto(path.replace(/^\/(x\/)?/, ''));
  // There is no response if the browser only moved to an anchor on the same page.
  expect(response?.status() ?? status, `status of ${path}`).toBe(status);
  await hydrated(page);
}

/**
 * Waits until the page is hydrated. Not an assertion, which looks again only after 100, 250 and 500 ms: in a full run, it waited longer than
 * necessary a thousand times. The largest pages take seconds on a machine that is building at the same time.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true',
    undefined,
    { timeout: 20_000 },
  );
}

/** Saves preferences before any page of this test is opened. */
export async function savePreferences(
  page: Page,
  { theme = 'light', direction = 'ltr' }: { theme?: string; direction?: string },
): Promise<void> {
  await page.addInitScript(
    (saved) => Object.entries(saved).forEach(([key, value]) => localStorage.setItem(key, value)),
    { theme, direction },
  );
}

/** The paths of all pages in the sitemap of the build, such as `/x/react-charts/`. */
export function allPages(): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

/** Every n-th page of the API reference is visited in a browser, in addition to those that stand out. */
const apiStep = 15;

/** The size of a page's HTML, in bytes. */
export const sizeOf = (path: string): number =>
  statSync(`build${path.replace(/^\/x/, '')}index.html`).size;

/**
 * The pages that tests visit one by one: all except most of the API reference, which is made from one template. For each
 * product, they include the reference's index, its largest and its smallest page, the page of one interface, and every
 * 15th page. `built/api.test.ts` reads all of the reference without a browser.
 *
 * @param options - `isSlow`: whether a visit takes seconds; then only the index, the smallest page and an interface, and
 *   of one product the largest page
 */
export function sampledPages({ isSlow = false }: { isSlow?: boolean } = {}): string[] {
  const interfaces = (
    JSON.parse(readFileSync('build/api/index.json', 'utf8')) as { kind: string; url: string }[]
  ).filter(({ kind }) => kind === 'interface');
  const pages = allPages();
  const isApi = (path: string): boolean => path.startsWith('/x/api/');
  const products = new Set(pages.filter(isApi).map((path) => path.split('/')[3]));
  const samples = [...products].flatMap((product) => {
    const own = pages.filter((path) => path.startsWith(`/x/api/${product}/`));
    const [index, ...rest] = own.sort();
    const bySize = [...rest].sort((a, b) => sizeOf(a) - sizeOf(b));
    const anInterface = rest.find((path) => interfaces.some(({ url }) => url === path));
    const regular = rest.filter((_, position) => !isSlow && position % apiStep === 0);
    const largest = isSlow && product !== 'tree-view' ? undefined : bySize.at(-1);
    return [index, bySize[0], largest, anInterface, ...regular];
  });
  const wanted = new Set(samples);
  return pages.filter((path) => !isApi(path) || wanted.has(path));
}

/** The pages of `docs/` that are not in the sitemap, such as the one for writers. */
function unlistedPages(): string[] {
  const listed = new Set(allPages());
  return readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((file) => `/x/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/index.mdx'))
    .map((file) => file.replace(/index\.mdx$/, ''))
    .filter((path) => !listed.has(path))
    .sort();
}

/** The pages checked at every width and in every mode, which takes seconds: `docs/`, the blog and some of the API reference. */
export const visitedPages = (): string[] => [...sampledPages({ isSlow: true }), ...unlistedPages()];
