import type { ProductId } from '../../products/types';
import { nearest } from '../../utils/nearest';
import { readRows, type NamesFile } from '../namesFile';
import { maxQueryLength } from './queryTerms';
import type { Nearest, PageEntry, RowPlan } from '../types';
import { stem, partsOf, wholeOf } from '../words';

/** A row of API tables: a prop, slot, class or member with one name, on all pages of its product that have it. */
export interface Row {
  name: string;
  /** The beginning of its id, which says what kind of row it is: `prop-`. */
  prefix: string;
  /** Its name as one word, folded. */
  whole: string;
  /** The words in its name, stemmed. */
  parts: readonly string[];
  product: ProductId;
  /** The plan that it needs, if its page needs a smaller one. */
  plan?: RowPlan;
  /** The numbers of its pages: smallest plan first, then most important first. */
  pages: readonly number[];
}

const planOrder = ({ tags }: PageEntry): number =>
  tags.includes('premium') ? 2 : tags.includes('pro') ? 1 : 0;

/** Components with many rows are those that readers render; those with few rows are parts of them. */
const sizeOf = (rows: string): number => Math.min(rows.length, largeTable) / largeTable;
const largeTable = 800;
const sizeWeight = 4;

/** Variants are named by adding words: `DatePicker` comes before `StaticDatePicker`. */
const importanceOf = (entry: PageEntry, rows: string): number =>
  entry.standing + sizeWeight * sizeOf(rows) - partsOf(entry.title).length;

/** Reads all rows of the reference: one for each name of a kind in a product, however many components and plans have it. */
export function readAllRows({ rows }: NamesFile, entries: readonly PageEntry[]): Row[] {
  const found = new Map<string, Row & { pages: number[] }>();
  rows.forEach((text, page) => {
    const { product } = entries[page] as PageEntry;
    for (const { prefix, names } of readRows(text)) {
      for (const { name, plan } of names) {
        const key = `${product} ${prefix}${name}`;
        const known = found.get(key);
        if (known) known.pages.push(page);
        else {
          const whole = wholeOf(name).replaceAll('-', '');
          const parts = partsOf(name.replaceAll('-', '_')).map(stem);
          found.set(key, {
            name,
            prefix,
            whole,
            parts,
            product,
            ...(plan && { plan }),
            pages: [page],
          });
        }
      }
    }
  });
  for (const { pages } of found.values()) {
    pages.sort((a, b) => {
      const [one, other] = [entries[a] as PageEntry, entries[b] as PageEntry];
      return (
        planOrder(one) - planOrder(other) ||
        importanceOf(other, rows[b] ?? '') - importanceOf(one, rows[a] ?? '')
      );
    });
  }
  return [...found.values()];
}

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
