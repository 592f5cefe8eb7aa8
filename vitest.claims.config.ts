import path from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { testBrowserFlags } from './scripts/lib/browser-flags.mjs';
import { pagesBelow } from './scripts/lib/pages.mjs';
import { fencePlugin, runnableFences } from './tests/claims/fencePlugin';
import { importsOfCode, packageImports } from './tests/claims/imports';
import { isContentTested } from './tests/contentPages';

const siteDir = import.meta.dirname;
const fences = runnableFences(
  siteDir,
  pagesBelow(siteDir, ['docs']).filter(
    (page) => !page.startsWith('docs/migration/') && isContentTested(page),
  ),
);

/** Claims of the pages: the `claims.test.tsx` next to each page, in a real browser, on the unchanged demos. */
export default defineConfig({
  plugins: [react(), fencePlugin(fences)],
  cacheDir: 'node_modules/.cache/claims',
  resolve: {
    alias: [
      { find: /^claims$/, replacement: path.join(siteDir, 'tests/claims/index.tsx') },
      { find: /^claims\/(.+)$/, replacement: path.join(siteDir, 'tests/claims/$1') },
      { find: '@site', replacement: siteDir },
      { find: 'sample-data', replacement: path.join(siteDir, 'sample-data') },
    ],
    dedupe: ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@emotion/cache'],
  },
  optimizeDeps: {
    include: [
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'vitest-browser-react',
      ...packageImports(siteDir, ['docs', 'src/demos/browser/runtime']),
      ...importsOfCode(fences.map(({ code }) => code)),
    ],
  },
  define: { 'process.env.NODE_ENV': '"development"' },
  test: {
    include: ['docs/**/claims.test.tsx', 'tests/claims/fences.test.tsx'],
    setupFiles: ['tests/claims/setup.ts'],
    testTimeout: 30_000,
    // In `npm test` a build runs in parallel, so Vitest's default wait of one second is sometimes too short.
    expect: { poll: { timeout: 10_000 } },
    // `npm test` names the tests that passed only on a retry and fails if there are too many: scripts/lib/report.mjs.
    retry: 2,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1000, height: 800 },
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH || undefined,
          args: testBrowserFlags,
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
