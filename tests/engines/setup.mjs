import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { startFirefox } from './firefox.mjs';
import { createReader } from './reader.mjs';
import { startSite } from './site.mjs';
import { startWebKit } from './webkit.mjs';

/** The engine of this run. */
export const engineName = inject('engine');

/** Whether a message is about the missing license key: the repository has none, and Pro and Premium components log that. */
const isLicense = (text) => text.includes('MUI X: Missing license key');

const engines = {
  firefox: () => startFirefox(process.env.FIREFOX_PATH),
  webkit: () =>
    startWebKit({
      driver: process.env.WEBKIT_DRIVER_PATH,
      browser: process.env.WEBKIT_BROWSER_PATH,
    }),
};

/**
 * Sets up a reader in the engine of this run, for the tests of a file. After each test the console must be empty.
 * @param {string} directory the build to read
 * @param {{ isWhole?: boolean }} [options] `isWhole`: pages are served byte for byte as built; WebKit's console is then not read
 * @returns {{ reader: ReturnType<typeof createReader>, site: Awaited<ReturnType<typeof startSite>> }} filled in before the
 *   first test
 */
export function useReader(directory = 'build', { isWhole = false } = {}) {
  const all = {};
  let engine;
  beforeAll(async () => {
    all.site = await startSite(path.resolve(directory), {
      isWatched: engineName === 'webkit' && !isWhole,
    });
    engine = await engines[engineName]();
    all.reader = createReader(engine, all.site);
  });
  afterEach(() => {
    const messages = [...engine.messages.splice(0), ...all.site.messages.splice(0)];
    expect(
      messages.filter((text) => !isLicense(text)),
      'messages in the console',
    ).toEqual([]);
  });
  afterAll(async () => {
    await engine?.close();
    all.site?.stop();
  });
  return all;
}
