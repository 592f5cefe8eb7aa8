import path from 'node:path';
import { expect, it } from 'vitest';
import { browserTimes, claimTimes } from './times.mjs';

const spec = (file, title, ...durations) => ({
  file,
  title,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

it('adds the tries of browser tests by file, and those of visits by page', () => {
  const report = {
    suites: [
      { specs: [spec('search.spec.ts', 'finds', 1000, 500)] },
      {
        specs: [],
        suites: [
          { specs: [spec('guides.spec.ts', '/x/react-charts/ passes all checks at once', 4000)] },
        ],
      },
      { specs: [spec('guides.spec.ts', '/x/ passes all checks at once', 3000)] },
      {
        specs: [
          spec('offline/saving.spec.ts', 'saves', 200),
          spec('analytics/vitals.spec.ts', 'v', 100),
        ],
      },
    ],
  };
  expect(browserTimes(report)).toEqual({
    files: { 'small sites': 0.3, 'tests/search.spec.ts': 1.5 },
    visits: { '': 3, 'react-charts': 4 },
  });
});

it('names claims by their page', () => {
  const name = path.resolve('docs/react-charts/bars/claims.test.tsx');
  const report = { testResults: [{ name, startTime: 1000, endTime: 3500 }] };
  expect(claimTimes(report, process.cwd())).toEqual({ 'react-charts/bars': 2.5 });
});
