import { defineConfig } from 'vitest/config';
import path from 'node:path';

/** Its tests run only with `vitest.releases.config.ts`: they need packages that nothing else does. */
export const proof = 'src/migration/proof';

/** Unit tests: pure logic, next to the code it belongs to. */
export default defineConfig({
  resolve: {
    alias: {
      '@site': path.resolve(import.meta.dirname),
      'sample-data': path.resolve(import.meta.dirname, 'sample-data'),
    },
  },
  test: {
    include: [
      '{src,sample-data}/**/*.test.{ts,tsx,mjs}',
      'scripts/**/*.test.mjs',
      'tests/claims/*.test.ts',
    ],
    exclude: ['**/node_modules/**', `${proof}/**`],
    server: { deps: { inline: [/@mui/] } },
    // No test changes what another one reads, and with isolation most of the time went into reloading modules for each file.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    // Reading all demos of the site takes longer while type checks and the linter run in parallel.
    hookTimeout: 240_000,
  },
});
