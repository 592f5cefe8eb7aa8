import { defineConfig } from 'vitest/config';
import unit, { proof } from './vitest.config';

/** What migration guides say, checked against the packages of older majors, which `npm run install:releases` installs. */
export default defineConfig({
  ...unit,
  test: { ...unit.test, include: [`${proof}/*.test.ts`], exclude: [] },
});
