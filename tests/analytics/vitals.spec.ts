import type { Page } from '@playwright/test';
import { nightly, open } from '../fixtures';
import { answered, expect, seedRandom, test } from './fixtures';

/** The build samples half of the sessions. The first seeded random number is .63 for seed 1 and .01 for seed 7. */
const seeds = { sampled: 7, passedOver: 1 };

const PAGE = '/introduction/';

/** Watches whether the web vitals library is fetched. */
function watchLibrary(page: Page): () => boolean {
  let isFetched = false;
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    void response.text().then(
      (text) => {
        // A name in the library that no bundler shortens.
        if (text.includes('largest-contentful-paint')) isFetched = true;
      },
      () => undefined,
    );
  });
  return () => isFetched;
}

test.beforeEach(({ page }) => answered(page, 'granted'));

test('a sampled session is measured on every page', async ({ page, collector }) => {
  await seedRandom(page, seeds.sampled);
  const isFetched = watchLibrary(page);
  await open(page, PAGE);
  await expect.poll(isFetched).toBe(true);
  await page.getByRole('button', { name: 'Preferences' }).click();
  // The next page load of the session draws no random number: sampling is already decided.
  await page.addInitScript(() => {
    Crypto.prototype.getRandomValues = (array) => {
      (array as unknown as Uint32Array)[0] = 2 ** 32 - 1;
      return array;
    };
  });
  await open(page, '/introduction/support/');
  const metrics = (path: string) =>
    collector
      .vitals()
      .flatMap((vital) => ('metric' in vital && vital.path === path ? [vital.metric] : []));
  await expect
    .poll(() => [...new Set(metrics('/x/introduction/'))].sort())
    .toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  await expect.poll(() => metrics('/x/introduction/support/')).toContain('TTFB');
  expect(await page.evaluate(() => sessionStorage['analytics-vitals'] as string)).toBe('1');
  for (const vital of collector.vitals())
    expect(vital).toEqual({
      name: 'web_vital',
      metric: expect.stringMatching(/^(CLS|FCP|INP|LCP|TTFB)$/),
      value: expect.any(Number),
      rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
      path: expect.stringMatching(/^\/x\/introduction\//),
      time: expect.any(Number),
      user: expect.any(Object),
    });
});

test(
  'a session that is not sampled does not fetch the web vitals library',
  nightly,
  async ({ page, collector }) => {
    await seedRandom(page, seeds.passedOver);
    const isFetched = watchLibrary(page);
    await open(page, PAGE);
    await expect.poll(() => collector.events().length).toBe(1);
    await open(page, '/introduction/support/');
    await expect.poll(() => collector.events().length).toBe(2);
    expect(isFetched()).toBe(false);
    expect(collector.vitals()).toEqual([]);
  },
);
