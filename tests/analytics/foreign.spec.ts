import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, nightly, open, test as base } from '../fixtures';
import { answered } from './fixtures';
import { builds, foreign, measurementId } from '../small-site/site';

const script = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
/** Where Google's script sends its data. */
const measured = 'https://region1.google-analytics.com/g/collect';
const fontFile = `${foreign.fontHost}/icons.woff2`;

interface Fixtures {
  /** Addresses on foreign hosts that the page was able to request. */
  arrived: Set<string>;
}

/** `test` for the build with every foreign host, served with the headers from the build; routes stand in for the foreign hosts. */
const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      // Imported here: the module needs `import.meta`, which is missing when the test runner transforms a static import.
      const { staticServer } = await import('../../scripts/lib/static-server.mjs');
      const files = staticServer(builds.foreign, '/x/');
      const server = createServer((request, response) => {
        files.emit('request', request, response);
      });
      await new Promise<void>((resolve) => server.listen(0, resolve));
      await use(server);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ server }, use) =>
    use(`http://localhost:${(server.address() as AddressInfo).port}/x/`),

  arrived: async ({ context, foreignRequests }, use) => {
    const arrived = new Set<string>();
    const answers: Record<string, { contentType: string; body: string }> = {
      [script]: { contentType: 'text/javascript', body: `void fetch('${measured}?v=2')` },
      [measured]: { contentType: 'text/plain', body: '' },
      [foreign.endpoint]: { contentType: 'text/plain', body: '' },
      [foreign.iconFont]: {
        contentType: 'text/css',
        body: `@font-face { font-family: 'Material Icons'; src: url('${fontFile}'); }
          .material-icons { font-family: 'Material Icons'; }`,
      },
      [fontFile]: { contentType: 'font/woff2', body: '' },
    };
    for (const [address, answer] of Object.entries(answers)) {
      // The browser checks a request against the policy before a route can answer it.
      await context.route(
        (url) => url.href === address || url.href === `${address}?v=2`,
        (route) => {
          arrived.add(address);
          return route.fulfill({
            ...answer,
            headers: { 'Access-Control-Allow-Origin': '*' },
          });
        },
      );
    }
    await use(arrived);
    const others = foreignRequests.filter(
      (url) => !Object.keys(answers).some((known) => url.startsWith(known)),
    );
    foreignRequests.splice(0, foreignRequests.length, ...others);
  },

  messages: async ({ messages }, use) => {
    await use(messages);
    // The stand-in for the font is an empty file.
    const own = messages.filter(
      (text) => !/Failed to decode downloaded font|OTS parsing/.test(text),
    );
    messages.splice(0, messages.length, ...own);
  },
});

/** Records in the page what its policy refuses from now on; the returned function reads the record. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

test(
  'the content security policy allows the services named in the settings',
  nightly,
  async ({ page, arrived }) => {
    const violations = await watchViolations(page);
    await answered(page, 'granted');
    const response = page.waitForResponse(/react-charts\/symbols\/$/);
    await open(page, '/react-charts/symbols/');
    expect((await response).headers()['content-security-policy']).toContain('default-src');
    await page.getByRole('figure', { name: 'Symbol' }).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-demo] .material-icons')).toBeVisible();
    await expect
      .poll(() => [...arrived].sort())
      .toEqual([foreign.endpoint, foreign.iconFont, fontFile, script, measured].sort());
    expect(await violations()).toEqual([]);
  },
);

test(
  'the icon font loads on the standalone page of a demo that needs it',
  nightly,
  async ({ page, arrived }) => {
    await open(page, '/playground/react-charts/symbols/Symbol/');
    await expect.poll(() => [...arrived]).toContain(fontFile);
  },
);

test(
  'the content security policy blocks other hosts',
  nightly,
  async ({ page, messages, foreignRequests }) => {
    const violations = await watchViolations(page);
    await open(page, '/introduction/');
    await page.evaluate(() => fetch('https://other.test/').catch(() => undefined));
    expect(await violations()).toEqual(['connect-src https://other.test/']);
    // Anyone can upload scripts to the host of Google's script.
    const container = 'https://www.googletagmanager.com/gtm.js?id=GTM-OTHER';
    await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const script = Object.assign(document.createElement('script'), { src });
          script.addEventListener('error', resolve);
          document.head.append(script);
        }),
      container,
    );
    expect(await violations()).toContain(`script-src-elem ${container}`);
    // Reported before the policy refuses it.
    expect(foreignRequests.splice(0)).toEqual([container]);
    messages.length = 0;
  },
);
