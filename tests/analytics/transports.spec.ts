import type { Page } from '@playwright/test';
import { QUEUE_LIMIT } from '../../src/analytics/browser/transports/beacon';
import { nightly, nightlyUnless, open } from '../fixtures';
import { answered, eventsOf, expect, report, seedRandom, test, type Collector } from './fixtures';
import { measurementId } from '../small-site/site';

const PAGE = '/introduction/';

test.beforeEach(async ({ page }) => {
  await seedRandom(page, 1);
  await answered(page, 'granted');
});

async function openMeasured(page: Page, collector: Collector): Promise<void> {
  await open(page, PAGE);
  await eventsOf(collector, 1);
  collector.bodies.length = 0;
}

const labelsOf = (collector: Collector): (string | undefined)[] =>
  collector.events().map((event) => ('label' in event ? event.label : undefined));

/** Expects that the page still works: a link leads to another page, and the preferences menu opens. */
async function expectAlive(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Charts' }).click();
  await expect(page).toHaveURL(/react-charts/);
  await page.getByRole('button', { name: 'Preferences' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
}

/** Removes the browser's own reports of failed requests; messages of the site still count. */
function passOverRequests(messages: string[]): void {
  const own = messages.filter((message) => !message.includes('Failed to load resource'));
  messages.splice(0, messages.length, ...own);
}

for (const answer of [500, 404, 'never', 'hang up'] as const) {
  test(
    `a failing endpoint (${answer}) does not break the page, and nothing is sent twice`,
    nightly,
    async ({ page, collector, messages }) => {
      collector.answer = answer;
      await openMeasured(page, collector);
      await report(page, 'once');
      await expectAlive(page);
      await eventsOf(collector, 3);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await report(page, 'last');
      await expect.poll(() => labelsOf(collector).at(-1)).toBe('last');
      expect(labelsOf(collector).filter((label) => label === 'once')).toHaveLength(1);
      passOverRequests(messages);
    },
  );
}

for (const [name, block] of Object.entries({
  throws: () => {
    navigator.sendBeacon = () => {
      throw new TypeError('Blocked');
    };
  },
  'accepts nothing': () => {
    navigator.sendBeacon = () => false;
  },
  'is missing': () => {
    Object.defineProperty(Navigator.prototype, 'sendBeacon', { value: undefined });
  },
})) {
  const details = nightlyUnless(name === 'accepts nothing');
  test(
    `the page works in a browser whose sendBeacon ${name}`,
    details,
    async ({ page, collector }) => {
      await page.addInitScript(block);
      await open(page, PAGE);
      await report(page, 'a', 'b');
      await expectAlive(page);
      expect(collector.bodies).toEqual([]);
    },
  );
}

test(
  'events wait in a bounded queue while offline, and are then sent together',
  nightly,
  async ({ page, context, collector }) => {
    await openMeasured(page, collector);
    await context.setOffline(true);
    const labels = Array.from({ length: QUEUE_LIMIT + 10 }, (_, index) => `event ${index}`);
    await report(page, ...labels);
    await page.waitForTimeout(300);
    expect(collector.bodies).toEqual([]);
    await context.setOffline(false);
    await eventsOf(collector, 1);
    expect(collector.bodies).toHaveLength(1);
    expect(labelsOf(collector)).toEqual(labels.slice(-QUEUE_LIMIT));
    await report(page, 'after');
    await expect.poll(() => labelsOf(collector)).toEqual([...labels.slice(-QUEUE_LIMIT), 'after']);
  },
);

test('queued events are dropped when the reader refuses', async ({ page, context, collector }) => {
  await openMeasured(page, collector);
  await context.setOffline(true);
  await report(page, 'waiting');
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByRole('button', { name: 'Don’t count me' }).click();
  await context.setOffline(false);
  await report(page, 'later');
  await page.waitForTimeout(500);
  expect(collector.bodies).toEqual([]);
});

/** The commands queued for Google's script, with dates replaced by a word. */
const commandsOf = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: IArguments[] }).dataLayer ?? []).map((command) =>
      [...command].map((part: unknown) => (part instanceof Date ? 'date' : part)),
    ),
  );

test('Google Analytics gets the same events, with paths instead of full URLs', async ({
  page,
  collector,
  google,
}) => {
  await open(page, `${PAGE}?query=1#hash`);
  await eventsOf(collector, 1);
  await report(page, 'a');
  expect(google).toEqual([`https://www.googletagmanager.com/gtag/js?id=${measurementId}`]);
  const [js, config, user, set, view, ...rest] = await commandsOf(page);
  expect([js, config]).toEqual([
    ['js', 'date'],
    [
      'config',
      measurementId,
      {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        cookie_domain: 'none',
        cookie_prefix: 'x',
        page_location: '/x/introduction/',
        page_referrer: '',
      },
    ],
  ]);
  const title = await page.title();
  expect(user).toEqual(['set', 'user_properties', expect.objectContaining({ language: 'en' })]);
  expect(set).toEqual(['set', { page_location: '/x/introduction/', page_title: title }]);
  expect(view).toEqual([
    'event',
    'page_view',
    { title, path: '/x/introduction/', productId: 'introduction', categoryId: 'x' },
  ]);
  expect(rest).toEqual([
    user,
    ['event', 'user_action', { category: 'test', action: 'report', label: 'a' }],
  ]);
});

test('a refusal switches Google Analytics off and removes its cookies', async ({
  page,
  context,
  collector,
  baseURL,
}) => {
  await openMeasured(page, collector);
  await context.addCookies(
    ['x_ga', 'x_ga_TEST123', 'other'].map((name) => ({
      name,
      value: '1',
      domain: new URL(baseURL!).hostname,
      path: '/',
    })),
  );
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByRole('button', { name: 'Don’t count me' }).click();
  const isOff = () =>
    page.evaluate(
      (id) => (window as unknown as Record<string, unknown>)[`ga-disable-${id}`],
      measurementId,
    );
  await expect.poll(isOff).toBe(true);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['other']);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(isOff).toBe(false);
});

test(
  "the page works when Google's script is blocked",
  nightly,
  async ({ page, context, collector, messages }) => {
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.abort('blockedbyclient'),
    );
    await openMeasured(page, collector);
    await expectAlive(page);
    await eventsOf(collector, 2);
    passOverRequests(messages);
  },
);
