import { defineConfig } from '@playwright/test';
import { testBrowserFlags } from './scripts/lib/browser-flags.mjs';

const port = Number(process.env.TEST_PORT ?? 3210);

/** The tests on the small site with foreign hosts and many pages. */
const onForeignSite = ['analytics/foreign.spec.ts', 'small-site/growth.spec.ts'];

/** Browser tests of the production build in `build/`. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  // Two for tests that take a core each. The third builds the small sites meanwhile, then helps with tests that mostly wait.
  workers: 3,
  // `npm test` names the tests that needed a retry and fails if there are too many: scripts/lib/report.mjs.
  retries: 1,
  forbidOnly: true,
  // A guard against hanging tests. Machines vary in speed by a factor of four, so no test asserts a time.
  timeout: 120_000,
  // Most waits are short, but can take several seconds on a machine that runs a build at the same time.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  projects: [
    {
      name: 'site',
      testMatch: '*.spec.ts',
      testIgnore: ['analytics/**', 'offline/**', 'small-site/**'],
      workers: 2,
    },
    { name: 'small sites', testMatch: 'small-site/build.setup.ts', retries: 0, workers: 1 },
    {
      name: 'on small sites',
      testMatch: ['small-site/*.spec.ts', 'analytics/*.spec.ts', 'offline/*.spec.ts'],
      testIgnore: onForeignSite,
      dependencies: ['small sites'],
    },
    // All of it is tagged `@nightly`: without these tests, their site isn't built.
    {
      name: 'foreign site',
      testMatch: 'small-site/foreign.setup.ts',
      retries: 0,
      workers: 1,
      dependencies: ['small sites'],
    },
    { name: 'on the foreign site', testMatch: onForeignSite, dependencies: ['foreign site'] },
  ],
  webServer: {
    command: `npm run --silent serve -- --port ${port}`,
    url: `http://localhost:${port}/x/`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://localhost:${port}/x/`,
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: testBrowserFlags,
    },
  },
});
