import { defineConfig } from '@playwright/test';
import { testBrowserFlags } from './scripts/lib/browser-flags.mjs';

const port = Number(process.env.TEST_PORT ?? 3210);

/** Browser tests of the production build in `build/`. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  // Two for what takes a core each. The third has the builds meanwhile, then it helps with tests that mostly wait.
  workers: 3,
  // `npm test` names the tests that needed it and fails when they are more than two: scripts/lib/report.mjs.
  retries: 1,
  forbidOnly: true,
  // Against a test that hangs. Machines differ in speed by four times; no test asserts a time.
  timeout: 120_000,
  // What is waited for comes in a moment, on a machine that builds beside it in some seconds.
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
      dependencies: ['small sites'],
    },
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
