import { defineConfig } from 'vitest/config';

const engines = ['firefox', 'webkit'];

/** Readers' tasks in engines other than Chromium's; `scripts/engines.mjs` prepares what they need and runs them. */
export default defineConfig({
  test: {
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // Vitest's default of one second is too short where something else runs on the machine.
    expect: { poll: { timeout: 15_000 } },
    // As in Chromium: `npm run test:all` names the tests that passed only on a retry and fails if there are too many.
    retry: 1,
    // One browser at a time: waits are shorter, and windows don't take the focus from each other.
    fileParallelism: false,
    projects: engines.map((name) => ({
      extends: true,
      test: { name, include: ['tests/engines/*.test.mjs'], provide: { engine: name } },
    })),
  },
});
