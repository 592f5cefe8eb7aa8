import { defineConfig } from 'vitest/config';
import path from 'node:path';

/** Unit tests: pure logic, beside the code it belongs to. */
export default defineConfig({
  resolve: {
    alias: {
      '@site': path.resolve(import.meta.dirname),
      'sample-data': path.resolve(import.meta.dirname, 'src/demos/sample-data'),
    },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx,mjs}', 'scripts/**/*.test.mjs', 'tests/claims/*.test.ts'],
    server: { deps: { inline: [/@mui/] } },
    // No test changes what another reads, and most of the time went into loading the same modules again for each file.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    // Reading all demos of the site takes longer beside the types and the linter.
    hookTimeout: 60_000,
  },
});
