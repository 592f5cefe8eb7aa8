import { expect, it } from 'vitest';
import { onlyStages, runStages } from './stages.mjs';

const passing = async () => ({ code: 0 });

it('starts no further stage in any lane after a failure', async () => {
  const ran = [];
  const stage = (name, code) => async () => {
    ran.push(name);
    return { code };
  };
  const lists = [
    [{ a: stage('a', 0), b: stage('b', 1), c: stage('c', 0) }],
    [{ d: stage('d', 0) }],
  ];
  const done = await runStages(lists);
  expect(ran).toEqual(['a', 'b']);
  expect(done.map(({ name, ok }) => [name, ok])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

it('ends only the lane of a failed stage that nothing else needs', async () => {
  const ran = [];
  const stage = (name, code) => async () => {
    ran.push(name);
    return { code };
  };
  const lists = [
    [{ a: stage('a', 1), b: stage('b', 0) }, { c: stage('c', 0) }],
    [{ d: stage('d', 1), e: stage('e', 0) }],
    [{ f: stage('f', 0) }],
  ];
  await runStages(lists, { isNeeded: (name) => name === 'd' });
  expect(ran.toSorted()).toEqual(['a', 'c', 'd']);
});

it('stages, lanes and lists that are not wanted are left out', () => {
  const lists = [[{ a: passing, b: passing }, { c: passing }], [{ d: passing }]];
  const names = onlyStages(lists, (name) => name === 'b').map((lanes) => lanes.map(Object.keys));
  expect(names).toEqual([[['b']]]);
});
