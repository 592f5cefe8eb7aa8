import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGuides } from '../node/readGuides';
import { keyOf } from './match';
import { behavior, behaviorIds, precise } from './precise';

const entries = readGuides(path.resolve(import.meta.dirname, '../../../docs'));
const keys = new Set(entries.map(keyOf));

describe('what the engine knows about entries', () => {
  it('has a way to match every entry, or marks it as behavior', () => {
    const unknown = entries.filter(
      (entry) =>
        entry.names.length === 0 && !precise[keyOf(entry)] && !behaviorIds.has(keyOf(entry)),
    );
    expect(unknown.map((entry) => `${keyOf(entry)}: ${entry.title}`)).toEqual([]);
  });

  it('names entries that exist', () => {
    const named = [...Object.keys(precise), ...behaviorIds];
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('puts no entry into two lists', () => {
    const lists = [...Object.keys(precise), ...Object.values(behavior).flat()];
    expect(lists.filter((key, index) => lists.indexOf(key) !== index)).toEqual([]);
  });

  it('does not narrow what has nothing to match', () => {
    const empty = entries.filter((entry) => {
      const own = precise[keyOf(entry)];
      return own && entry.names.length === 0 && !own.names && !own.keys && !own.path;
    });
    expect(empty.map(keyOf)).toEqual([]);
  });
});
