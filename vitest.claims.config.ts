import path from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { foldersOf, snapshots } from './src/products/snapshots';
import { testBrowserFlags } from './scripts/lib/browser-flags.mjs';
import { packageImports } from './tests/claims/imports';

const siteDir = import.meta.dirname;

/** CLAIMS_PACKAGES is the frozen version whose packages the claims run on; unset, the current one. See scripts/claims.mjs. */
const { CLAIMS_PACKAGES, CHROMIUM_PATH } = process.env;

/** Returns each package's name and its folder in `node_modules`, for packages whose folder is not named after them. */
function frozenFolders(): [string, string][] {
  if (!CLAIMS_PACKAGES) return [];
  const snapshot = snapshots.find(({ version }) => version === CLAIMS_PACKAGES);
  if (!snapshot) {
    const versions = snapshots.map(({ version }) => version).join(', ') || 'none';
    throw new Error(
      `There is no frozen version "${CLAIMS_PACKAGES}". Frozen versions: ${versions}.`,
    );
  }
  return Object.entries(foldersOf(snapshot)).filter(([name, folder]) => name !== folder);
}

const folders = frozenFolders();

/** Returns the module that a demo imports by a name: in a frozen version `@mui/x-tree-view/TreeItem` is in another folder. */
function frozenName(name: string): string {
  const [from, to] = folders.find(([own]) => name === own || name.startsWith(`${own}/`)) ?? [];
  return from && to ? to + name.slice(from.length) : name;
}

/** Redirects the imports of demos, but not those between packages, which an alias would change too. */
const frozenPackages: Plugin = {
  name: 'packages of a frozen version',
  enforce: 'pre',
  resolveId(source, importer, options) {
    const name = frozenName(source);
    if (name === source || importer?.includes('/node_modules/')) return null;
    return this.resolve(name, importer, options);
  },
};

/** Claims of the pages: the `claims.test.tsx` next to each page, in a real browser, on the unchanged demos. */
export default defineConfig({
  plugins: [react(), frozenPackages],
  cacheDir: `node_modules/.cache/claims-${CLAIMS_PACKAGES ?? 'current'}`,
  resolve: {
    alias: [
      { find: /^claims$/, replacement: path.join(siteDir, 'tests/claims/index.tsx') },
      { find: /^claims\/(.+)$/, replacement: path.join(siteDir, 'tests/claims/$1') },
      { find: '@site', replacement: siteDir },
      { find: 'sample-data', replacement: path.join(siteDir, 'src/demos/sample-data') },
    ],
    dedupe: ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@emotion/cache'],
  },
  optimizeDeps: {
    include: [
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'vitest-browser-react',
      ...packageImports(siteDir, ['docs', 'src/demos/browser/runtime']).map(frozenName),
    ],
  },
  define: { 'process.env.NODE_ENV': '"development"' },
  test: {
    include: ['docs/**/claims.test.tsx'],
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
          executablePath: CHROMIUM_PATH || undefined,
          args: testBrowserFlags,
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
