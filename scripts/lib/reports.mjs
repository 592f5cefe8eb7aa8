/** The JSON reports of the stages of `npm test` that have one. */
export const reports = {
  'unit tests': 'test-results/unit.json',
  'migration guides': 'test-results/releases.json',
  'built pages': 'test-results/built.json',
  claims: 'test-results/claims.json',
  'build failures': 'test-results/failures.json',
  'browser tests': 'test-results/e2e.json',
  'other engines': 'test-results/engines.json',
};
