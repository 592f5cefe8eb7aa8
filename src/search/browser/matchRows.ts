import type { ProductId } from '../../products/types';
import { editDistance } from '../../utils/editDistance';
import { maxDistance } from './distance';
import type { Query } from './query';
import { products } from '../../products/registry';
import type { Row } from './rows';
import { stem } from '../stem';
import type { PageEntry } from '../types';
import { partsOf, wholeOf } from '../words';

/** A row, and how likely it is what the reader wants, see `levels`. */
export interface RowMatch {
  row: Row;
  /** The one of the row's pages that is meant. */
  page: number;
  score: number;
}

/** The scores of whole names. Matches by words in text score up to 2. */
export const levels = {
  /** The overview of a product that the query names. */
  overview: 15,
  title: 12,
  /** A class by its full name, which includes the component. */
  fullName: 12,
  row: 10,
  heading: 9.5,
  renamed: 9,
  /** Misspelled by a letter or two. */
  near: 8,
  /** Typed in part. */
  startOfTitle: 7,
  startOfRow: 6,
} as const;

/** Parts of names that say how a name is used, not what it is about. */
const formalParts = new Set(
  'on get set is should use model default fn unstable prop change params'.split(' '),
);
const formalWeight = 0.3;

/** How much a match counts: the word itself 1, then a relative, a synonym, and a completion of a word being typed. */
const shareOf = (weight: number): number =>
  weight >= 1 ? 1 : weight >= 0.8 ? 0.95 : weight >= 0.5 ? 0.9 : 0.3;

/** The most that a match of part of a name can score: less than a guide on the subject. */
const partialWeight = 0.9;
/** Props and members do something. Readers who look for classes and slots know their names. */
const kindFactors: Readonly<Record<string, number>> = { 'class-': 0.5, 'slot-': 0.7 };
const kindFactor = ({ prefix }: Row): number => kindFactors[prefix] ?? 1;
/** A prop is more likely to do a task than a method that reads the state of the grid. */
const askingFactor = 0.85;
const asks = ({ prefix, parts }: Row): boolean =>
  prefix === 'member-' && /^(?:get|is)$/.test(parts[0] ?? '') && parts.length > 2;
/** A one-word name says little about a query of several words. */
const shortFactor = 0.8;
/** Half of the slots are icons, named after what they belong to. */
const iconFactor = 0.6;
/** For a row of a product other than the one that the query names or hints at. */
const otherFactor = 0.7;
const isOther = (product: ProductId, { hint }: Query): boolean =>
  hint !== undefined && product !== hint;
const readProductBonus = 0.3;

export interface RowOptions {
  /** The product of the page being read. */
  product?: ProductId;
  /** The names to match as a whole, folded: the query as one name, and the names in it. */
  names: readonly string[];
  /** Words before the last name, such as the component that has the prop. */
  owners: readonly string[];
  /** Whether the query looks like code, so that the beginning of a name counts more than its subject. */
  isCode: boolean;
}

interface Wanted {
  share: number;
  weight: number;
}

/** Maps each stem of the query to the groups that it stands for, and how well it matches each. */
function wantedParts({ groups }: Query): Map<string, Map<number, Wanted>> {
  const wanted = new Map<string, Map<number, Wanted>>();
  groups.forEach(({ terms, weight }, group) => {
    for (const term of terms) {
      const own = wanted.get(term.text) ?? new Map<number, Wanted>();
      own.set(group, {
        share: Math.max(own.get(group)?.share ?? 0, shareOf(term.weight)),
        weight,
      });
      wanted.set(term.text, own);
    }
  });
  return wanted;
}

/** Decides between rows of one name: product being read, kind, links to the page, number of components, order of products. */
const bonusOf = (
  row: Row,
  page: number,
  entries: readonly PageEntry[],
  product: ProductId | undefined,
): number =>
  (product === row.product ? readProductBonus : 0) +
  (kindFactor(row) - 1) / 2 +
  (entries[page]?.standing ?? 0) / 50 +
  Math.min(row.pages.length, 20) / 2000 -
  products.findIndex(({ id }) => id === row.product) / 100;

/**
 * Finds the rows whose names match a query: as a whole, by their beginning, or by the words they are made of.
 *
 * @returns in no particular order
 */
export function matchRows(
  query: Query,
  rows: readonly Row[],
  entries: readonly PageEntry[],
  { product, names, owners, isCode }: RowOptions,
): RowMatch[] {
  const wanted = wantedParts(query);
  const total = query.groups.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const titles: string[][] = [];
  const titleParts = (page: number): string[] =>
    (titles[page] ??= partsOf(entries[page]?.title ?? '').map(stem));
  const ownerShare = (page: number): number => {
    const title = wholeOf(entries[page]?.title ?? '');
    return Math.max(
      0,
      ...owners.map((owner) => (owner === title ? 1 : title.startsWith(owner) ? 0.5 : 0)),
    );
  };
  /** Finds the page of the component asked for; of equal ones the first, see `Row.pages`. */
  const pageOf = (row: Row, missing: ReadonlySet<number>): { page: number; covered: number } => {
    let best = { page: row.pages[0] ?? 0, covered: 0 };
    if (missing.size === 0 && owners.length === 0) return best;
    for (const page of row.pages) {
      const parts = titleParts(page);
      let covered = 0;
      for (const group of missing) {
        const shares = parts.map((part) => wanted.get(part)?.get(group)?.share ?? 0);
        covered += Math.max(0, ...shares) * (query.groups[group]?.weight ?? 0);
      }
      // Of two components that match equally, the one with the shorter name is meant.
      covered += ownerShare(page) * 2 - (covered > 0 ? parts.length / 100 : 0);
      if (covered > best.covered) best = { page, covered };
    }
    return best;
  };

  return rows.flatMap((row): RowMatch[] => {
    // Plain words rarely mean the class or slot of that name, and a single plain word rarely means a prop.
    const isTyped = isCode || (kindFactor(row) === 1 && row.parts.length > 1);
    if (isTyped && names.includes(row.whole)) {
      const { page, covered } = pageOf(row, new Set());
      return [
        {
          row,
          page,
          score: levels.row + bonusOf(row, page, entries, product) + Math.min(covered, 1),
        },
      ];
    }
    const start = names.find((name) => name.length > 2 && row.whole.startsWith(name));
    if (start && isCode) {
      const { page, covered } = pageOf(row, new Set());
      const started = start.length / row.whole.length;
      const score =
        levels.startOfRow +
        started +
        bonusOf(row, page, entries, product) / 2 +
        Math.min(covered, 0.5);
      return [{ row, page, score }];
    }
    const groups = new Map<number, number>();
    let named = 0;
    let all = 0;
    for (const part of row.parts) {
      const weight = formalParts.has(part) ? formalWeight : 1;
      const found = wanted.get(part);
      all += weight;
      let most = 0;
      found?.forEach(({ share }, group) => {
        groups.set(group, Math.max(groups.get(group) ?? 0, share));
        most = Math.max(most, share);
      });
      named += weight * most;
    }
    if (groups.size === 0) return [];
    const missing = new Set([...query.groups.keys()].filter((group) => !groups.has(group)));
    const { page, covered } = pageOf(row, missing);
    let said = Math.min(covered, total);
    groups.forEach((share, group) => (said += share * (query.groups[group]?.weight ?? 0)));
    const share = Math.min(said / total, 1);
    return [
      {
        row,
        page,
        score:
          partialWeight *
          share ** 2 *
          (0.35 + 0.65 * (named / all)) *
          kindFactor(row) *
          (asks(row) ? askingFactor : 1) *
          (row.parts.length === 1 && query.groups.length > 1 ? shortFactor : 1) *
          (row.parts.at(-1) === 'icon' && !wanted.has('icon') ? iconFactor : 1) *
          (isOther(row.product, query) ? otherFactor : 1) *
          (1 + bonusOf(row, page, entries, product) / 10),
      },
    ];
  });
}

/** Finds the rows closest to a name that doesn't exist as typed. */
export function nearRows(
  name: string,
  rows: readonly Row[],
  entries: readonly PageEntry[],
  product?: ProductId,
): RowMatch[] {
  const allowed = maxDistance(name);
  if (allowed === 0) return [];
  const found = rows
    .map((row) => ({ row, distance: editDistance(name, row.whole, allowed) }))
    .filter(({ distance }) => distance <= allowed);
  const least = Math.min(...found.map(({ distance }) => distance));
  return found
    .filter(({ distance }) => distance === least)
    .map(({ row, distance }) => {
      const page = row.pages[0] ?? 0;
      const bonus = bonusOf(row, page, entries, product);
      return { row, page, score: levels.near + bonus / 2 - distance / 5 };
    });
}
