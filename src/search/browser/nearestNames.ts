import { nearest } from '../../utils/nearest';
import { maxQueryLength } from './queryWords';
import type { Row } from './rows';
import type { Nearest, PageEntry } from '../types';

const maxNearest = 6;

/** Returns the pages and rows whose names are most similar to a query that found nothing, most similar first. */
export function nearestNames(
  query: string,
  entries: readonly PageEntry[],
  rows: readonly Row[],
): Nearest[] {
  const named = new Map<string, Nearest>();
  for (const { name, prefix, pages } of rows) {
    const path = entries[pages[0] ?? 0]?.path ?? '/';
    named.set(name, { name, path, id: prefix + name });
  }
  for (const { title, path } of entries) named.set(title, { name: title, path });
  const asked = query.trim().slice(0, maxQueryLength);
  const whole = nearest(asked, named.keys(), maxNearest);
  // Of a question, no name is similar to all of it.
  const words = asked.split(/\s+/).filter((word) => word.length > 3);
  const names = whole.length > 0 ? whole : words.flatMap((word) => nearest(word, named.keys(), 2));
  return [...new Set(names)].slice(0, maxNearest).flatMap((name) => named.get(name) ?? []);
}
