import { defineConfig } from 'vitest/config';

/** Builds that must fail: small sites with one mistake each, and the message a writer gets. */
export default defineConfig({
  test: {
    include: ['tests/build-failures/**/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    maxWorkers: 2,
  },
});
