import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnalyticsEvent, BeaconBody } from '../../events';
import { beacon, QUEUE_LIMIT } from './beacon';

const browser = { onLine: true, sendBeacon: vi.fn<(url: string, body: string) => boolean>() };
let page: EventTarget;

const event = (label: string): AnalyticsEvent => ({
  name: 'user_action',
  category: 'test',
  action: 'do',
  label,
  time: 0,
  user: {
    codeVariant: 'TS',
    language: 'en',
    operatingSystem: 'Linux',
    devicePixelRatio: 1,
    systemColorScheme: 'light',
    chosenColorScheme: 'system',
  },
});

/** The labels of each request. */
const sent = (): string[][] =>
  browser.sendBeacon.mock.calls.map(([, body]) =>
    (JSON.parse(body) as BeaconBody).events.map((each) => ('label' in each ? each.label! : '')),
  );

beforeEach(() => {
  page = new EventTarget();
  browser.onLine = true;
  browser.sendBeacon.mockReset().mockReturnValue(true);
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', browser);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends each event at once, in the documented form', () => {
  beacon('/collect').send(event('a'));
  expect(browser.sendBeacon.mock.calls).toEqual([
    ['/collect', JSON.stringify({ version: 1, events: [event('a')] })],
  ]);
});

it('keeps events that the browser rejects, and never resends those it accepted', () => {
  const transport = beacon('/collect');
  browser.sendBeacon.mockReturnValueOnce(false).mockImplementationOnce(() => {
    throw new TypeError('Blocked');
  });
  for (const label of ['a', 'b', 'c', 'd']) transport.send(event(label));
  expect(sent()).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c'], ['d']]);
});

it('keeps the newest events offline, sends them once online, and drops them on stop', () => {
  const transport = beacon('/collect');
  browser.onLine = false;
  for (let count = 0; count < QUEUE_LIMIT + 5; count += 1) transport.send(event(String(count)));
  expect(sent()).toEqual([]);
  browser.onLine = true;
  page.dispatchEvent(new Event('online'));
  expect(sent().map((labels) => [labels.length, labels[0]])).toEqual([[QUEUE_LIMIT, '5']]);

  browser.onLine = false;
  transport.send(event('late'));
  transport.stop();
  browser.onLine = true;
  page.dispatchEvent(new Event('online'));
  expect(sent()).toHaveLength(1);
});

it('a full queue of the longest labels fits into one beacon', () => {
  browser.onLine = false;
  const transport = beacon('/collect');
  for (let count = 0; count < QUEUE_LIMIT; count += 1) transport.send(event('ж'.repeat(100)));
  browser.onLine = true;
  page.dispatchEvent(new Event('online'));
  const [[, body] = ['', '']] = browser.sendBeacon.mock.calls;
  expect(Buffer.byteLength(body)).toBeLessThan(64_000);
});
