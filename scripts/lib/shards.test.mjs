import { expect, it } from 'vitest';
import { parseShard, unitsOfShard } from './shards.mjs';

const units = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ kind: 'claims', name }));
const seconds = { a: 50, b: 20, c: 20, d: 10 };

it('each unit is in exactly one shard, whatever their order', () => {
  const shards = [1, 2, 3].map((index) =>
    unitsOfShard(
      index === 2 ? units.toReversed() : units,
      { index, count: 3 },
      ({ name }) => seconds[name],
    ),
  );
  expect(
    shards
      .flat()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('shards take about the same time; a unit without a time counts like the median', () => {
  const [first, second] = [1, 2].map((index) =>
    unitsOfShard(units, { index, count: 2 }, ({ name }) => seconds[name]).map(({ name }) => name),
  );
  expect(first).toEqual(['a', 'd']);
  expect(second).toEqual(['b', 'c', 'e']);
});

it('a shard is a part of a whole', () => {
  expect(parseShard('2/4')).toEqual({ index: 2, count: 4 });
  for (const wrong of ['5/4', '0/4', '1', '1/0', 'a/b']) {
    expect(() => parseShard(wrong), wrong).toThrow(`--shard is "${wrong}"; allowed: k/n`);
  }
});
