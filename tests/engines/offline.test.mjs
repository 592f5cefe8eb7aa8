/* global caches, document, location -- what stands in functions that run in the page */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useReader } from './setup.mjs';

/** The small site of the browser tests: its pages register the service worker on this machine, those of `build/` don't. */
export const smallSite = 'test-results/small-site/plain/build';

const all = useReader(smallSite, { isWhole: true });

test('everything is saved, and read when the network is gone', async () => {
  expect(existsSync(smallSite), 'the small site').toBe(true);
  const { reader, site } = all;
  await reader.open('react-charts/');
  await reader.until('worker', () =>
    navigator.serviceWorker?.controller?.scriptURL.endsWith('/x/sw.js'),
  );
  await reader.click({ role: 'button', name: 'Preferences' });
  await reader.click({ role: 'radio', name: /^Everything/ });
  await reader.click({ role: 'button', name: 'Save' });
  await reader.until('end of saving', () =>
    [...document.querySelectorAll('[role=status]')].some((each) =>
      /^Saved: [\d.]+ MB/.test(each.textContent),
    ),
  );
  site.stop();
  await reader.open('react-data-grid/filling/');
  await reader.find({ role: 'textbox', name: 'Name of the column' });
  await site.start();
  await reader.open('react-charts/');
  await reader.click({ role: 'button', name: 'Preferences' });
  await reader.click({ role: 'button', name: 'Remove' });
  await reader.until('empty cache', async () => {
    const names = await caches.keys();
    return !names.some((name) => name.startsWith('mui-x-docs-saved-'));
  });
  expect(await reader.evaluate(() => location.pathname)).toBe('/x/react-charts/');
  // The browser's messages about the stopped server are not the site's.
  reader.engine.messages.length = 0;
});
