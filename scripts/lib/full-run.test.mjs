import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { headCommit, isAncestor, isShallow } from './content-tests/changes.mjs';
import {
  continuedRun,
  failedUnits,
  mergeShards,
  readFullRun,
  recordProblems,
  removeReports,
} from './full-run.mjs';

const commit = 'a'.repeat(40);
const shard = (index, more = {}) => ({
  commit,
  date: '2026-11-27',
  counts: { claims: 10 * index },
  seconds: { stages: { build: 100 * index }, claims: { [`page-${index}`]: index } },
  shard: { index, count: 2 },
  ok: true,
  ...more,
});

it('the record of the last full run names a commit of this history', () => {
  const record = readFullRun();
  // Before the first full run there is no record; an archive or a shallow clone can't say what came before.
  if (!record || headCommit() === undefined || isShallow()) return;
  expect(isAncestor(record.commit), record.commit).toBe(true);
});

it('says what is wrong with a record', () => {
  expect(
    recordProblems({ commit, date: '2026-11-27', counts: { claims: 1 }, seconds: {} }),
  ).toEqual([]);
  expect(recordProblems({ commit: 'abc', date: 'today', counts: {} })).toEqual([
    'tests/full-run.json: "commit" is "abc"; allowed: a full hash.',
    'tests/full-run.json: "date" is "today"; allowed: year-month-day.',
    'tests/full-run.json: "counts" counts no test.',
    'tests/full-run.json: "seconds" is missing.',
  ]);
});

it('shards add up to a full run, with the slowest time of what all of them ran', () => {
  expect(mergeShards([shard(1), shard(2)])).toEqual({
    commit,
    date: '2026-11-27',
    counts: { claims: 30 },
    seconds: { stages: { build: 200 }, claims: { 'page-1': 1, 'page-2': 2 } },
  });
});

it('shards that failed, are missing, come twice or are of another commit are no full run', () => {
  expect(() => mergeShards([])).toThrow('No reports');
  expect(() => mergeShards([shard(1)])).toThrow('there must be one report of shard 2');
  expect(() => mergeShards([shard(1), shard(1), shard(2)])).toThrow('one report of shard 1');
  expect(() => mergeShards([shard(1), shard(2, { ok: false })])).toThrow('shard 2 failed');
  expect(() => mergeShards([shard(1), shard(2, { commit: 'b'.repeat(40) })])).toThrow(
    'shard 2 is of another run than shard 1',
  );
});

const stage = (name, ok, failed = [], retried = []) => ({
  name,
  ok,
  report: {
    failed: failed.map((each) => ({ name: each })),
    retried: retried.map((each) => ({ name: each })),
  },
});

it('finds what must run again after a full run', () => {
  const done = [
    stage('types', true),
    stage('lint', false),
    stage('unit tests', false, ['src/utils/nearest.test.ts › finds the nearest']),
    stage('claims', false, [
      'docs/react-charts/bars/claims.test.tsx › bars are stacked',
      'tests/claims/fences.test.tsx › docs/react-charts/lines/index.mdx:12 runs without a message',
    ]),
    stage(
      'browser tests',
      false,
      [
        'tests/guides.spec.ts › /x/react-charts/bars/ passes all checks',
        'tests/offline/reading.spec.ts › offline › reads',
      ],
      ['tests/search.spec.ts › finds a page'],
    ),
  ];
  const all = ['types', 'lint', 'unit tests', 'built pages', 'claims', 'browser tests'];
  expect(failedUnits(done, all)).toEqual([
    { kind: 'stages', name: 'lint' },
    { kind: 'stages', name: 'unit tests' },
    { kind: 'stages', name: 'built pages' },
    { kind: 'claims', name: 'react-charts/bars' },
    { kind: 'claims', name: 'react-charts/lines' },
    { kind: 'visits', name: 'react-charts/bars' },
    { kind: 'files', name: 'small sites' },
    { kind: 'files', name: 'tests/search.spec.ts' },
  ]);
});

it('runs a whole stage again if it failed without naming a test, or did not run', () => {
  const whole = (name) => [{ kind: 'stages', name }];
  expect(failedUnits([stage('claims', false)], ['claims'])).toEqual(whole('claims'));
  expect(failedUnits([], ['browser tests'])).toEqual(whole('browser tests'));
  expect(failedUnits([stage('browser tests', false, ['Playwright'])], ['browser tests'])).toEqual(
    whole('browser tests'),
  );
});

it('a run that was continued keeps its commit and has the times of both', () => {
  const first = { ...shard(1), counts: { claims: 10, visits: 0 } };
  const again = {
    ...shard(2),
    counts: { claims: 2, visits: 261 },
    commit: 'b'.repeat(40),
    date: '2026-11-28',
  };
  expect(continuedRun(first, again)).toEqual({
    commit,
    date: '2026-11-28',
    counts: { claims: 10, visits: 261 },
    seconds: { stages: { build: 100 }, claims: { 'page-1': 1, 'page-2': 2 } },
  });
});

it('removes reports, but not what must run again', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'reports-')), 'test-results');
  const kept = /^failed-run\.json$/;
  removeReports(folder, kept);
  expect(readdirSync(folder)).toEqual([]);
  mkdirSync(path.join(folder, 'e2e'));
  for (const name of ['failed-run.json', 'claims.json', 'e2e/video.webm']) {
    writeFileSync(path.join(folder, name), '{}');
  }
  removeReports(folder, kept);
  expect(readdirSync(folder)).toEqual(['failed-run.json']);
  expect(readFileSync(path.join(folder, 'failed-run.json'), 'utf8')).toBe('{}');
  rmSync(path.dirname(folder), { recursive: true });
});
