import { defineConfig } from 'vitest/config';

/** Tests that read the files of `build/`, without a browser. */
export default defineConfig({
  test: {
    include: ['tests/built/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
