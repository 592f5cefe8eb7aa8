import { aliases, type Alias } from './aliases';
import { fold } from '../words';

/** Keeps only letters and digits: the spaces and dots in a name vary from place to place. */
const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

const byKey: ReadonlyMap<string, Alias> = new Map(
  aliases
    .filter(({ isWords }) => !isWords)
    .flatMap((alias) => alias.says.map((name) => [keyOf(name), alias] as const)),
);
const byWords: ReadonlyMap<string, Alias> = new Map(
  aliases
    .filter(({ isWords }) => isWords)
    .flatMap((alias) => alias.says.map((name) => [name, alias] as const)),
);

/** Returns the alias that a whole query matches. */
export const findAlias = (query: string): Alias | undefined =>
  byKey.get(keyOf(query)) ?? byWords.get(query.trim().toLowerCase().replace(/\s+/g, ' '));
