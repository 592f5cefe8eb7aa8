import { defineConfig } from 'vitest/config';

const engines = ['firefox', 'webkit'];

/** Readers' tasks in engines other than Chromium's; `scripts/engines.mjs` prepares what they need and runs them. */
export default defineConfig({
  test: {
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // One browser at a time: waits are shorter, and windows don't take the focus from each other.
    fileParallelism: false,
    projects: engines.map((name) => ({
      extends: true,
      test: { name, include: ['tests/engines/*.test.mjs'], provide: { engine: name } },
    })),
  },
});
