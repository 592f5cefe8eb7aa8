import type { ProductId } from '../../products/types';
import { readRows, type NamesFile } from '../namesFile';
import { stem } from '../stem';
import type { PageEntry, RowPlan } from '../types';
import { partsOf, wholeOf } from '../words';

/** A row of API tables: a prop, slot, class or member of one name, on all pages of its product that have it. */
export interface Row {
  name: string;
  /** The beginning of its id, which says what it is: `prop-`. */
  prefix: string;
  /** Its name as one word, folded. */
  whole: string;
  /** The words that its name is made of, stemmed. */
  parts: readonly string[];
  product: ProductId;
  /** The plan that it needs, where its page's is smaller. */
  plan?: RowPlan;
  /** The numbers of its pages: the smallest plan first, then the page that most others lead to. */
  pages: readonly number[];
}

const planOrder = ({ tags }: PageEntry): number =>
  tags.includes('premium') ? 2 : tags.includes('pro') ? 1 : 0;

/** A component with many rows is one that readers render; what has few is a part of it. */
const sizeOf = (rows: string): number => Math.min(rows.length, largeTable) / largeTable;
const largeTable = 800;
const sizeWeight = 4;

/** Variants are named by adding words: `DatePicker` goes before `StaticDatePicker`. */
const importanceOf = (entry: PageEntry, rows: string): number =>
  entry.standing + sizeWeight * sizeOf(rows) - partsOf(entry.title).length;

/** All rows of the reference: one for each name of a kind in a product, however many components and plans have it. */
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
