import { expect, it } from 'vitest';
import { parseShard, unitsOfShard } from './shards.mjs';

const units = [
  ...['a', 'b', 'c', 'd'].map((name) => ({ kind: 'claims', name })),
  ...['a', 'b', 'c'].map((name) => ({ kind: 'visits', name })),
];

it('each unit is in exactly one shard, and each shard has its part of every kind', () => {
  const shards = [1, 2].map((index) => unitsOfShard(units, { index, count: 2 }));
  expect(new Set(shards.flat())).toEqual(new Set(units));
  expect(shards.flat()).toHaveLength(units.length);
  const count = (kind) => shards.map((shard) => shard.filter((unit) => unit.kind === kind).length);
  expect([count('claims'), count('visits')]).toEqual([
    [2, 2],
    [2, 1],
  ]);
});

it('a shard is a part of a whole', () => {
  expect(parseShard('2/4')).toEqual({ index: 2, count: 4 });
  for (const wrong of ['5/4', '0/4', '1', '1/0', 'a/b']) {
    expect(() => parseShard(wrong), wrong).toThrow(`--shard is "${wrong}"; allowed: k/n`);
  }
});
