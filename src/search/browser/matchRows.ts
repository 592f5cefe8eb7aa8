import type { ProductId } from '../../products/types';
import { editDistance, maxDistance } from '../../utils/editDistance';
import { shareOf, wordsOfTitle } from './match';
import { products } from '../../products/registry';
import { maxPages, type NameQuery, type Question, type RankedHit } from './question';
import type { Row } from './rows';
import { likelihoodFor, rowEvidence, scaleOf, scoreOf, sharesOf, type Evidence } from './score';
import type { PageEntry } from '../types';
import { wholeOf } from '../words';

/** A row, and how likely it is what the reader wants, see `levels`. */
export interface RowMatch {
  row: Row;
  /** The one of the row's pages that is meant. */
  page: number;
  score: number;
  /** Unless it was found by its name. */
  evidence?: Evidence;
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

/** Props and members do something. Readers who look for classes and slots know their names. */
const kindFactors: Readonly<Record<string, number>> = { 'class-': 0.5, 'slot-': 0.7 };
const kindFactor = ({ prefix }: Row): number => kindFactors[prefix] ?? 1;
/** For what belongs to the product being read. */
export const readProductBonus = 0.3;

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
export function matchRows(question: Question, { names, owners, isCode }: NameQuery): RowMatch[] {
  const { query, rows, entries, options, titleOf } = question;
  const { product } = options;
  const scale = scaleOf(question);
  /** How well each word that a name may have matches each word of the query. */
  const shares = new Map<string, number[]>();
  for (const [group, { terms }] of query.groups.entries()) {
    for (const term of terms) {
      const own = shares.get(term.text) ?? query.groups.map(() => 0);
      own[group] = Math.max(own[group] ?? 0, shareOf(term));
      shares.set(term.text, own);
    }
  }
  const ownerShare = (page: number): number => {
    const title = wholeOf(entries[page]?.title ?? '');
    return Math.max(
      0,
      ...owners.map((owner) => (owner === title ? 1 : title.startsWith(owner) ? 0.5 : 0)),
    );
  };
  const covers: number[][] = [];
  const coversOf = (page: number): number[] =>
    (covers[page] ??= sharesOf(query, wordsOfTitle(titleOf(page))));
  /** Finds the page of the component asked for; of equal ones the first, see `Row.pages`. */
  const pageOf = (row: Row, inName?: readonly number[]): { page: number; covered: number } => {
    let best = { page: row.pages[0] ?? 0, covered: 0 };
    if (inName?.every(Boolean) && owners.length === 0) return best;
    for (const page of row.pages) {
      let covered = inName
        ? scale.sum(coversOf(page).map((share, at) => (inName[at] ? 0 : share)))
        : 0;
      // Of two components that match equally, the one with the shorter name is meant.
      covered += ownerShare(page) * 2 - (covered > 0 ? titleOf(page).parts.length / 100 : 0);
      if (covered > best.covered) best = { page, covered };
    }
    return best;
  };

  // A question or a query about upgrading is answered by a page, even if it contains a name.
  const isAsked = !query.isQuestion && !query.isMigration;
  return rows.flatMap((row): RowMatch[] => {
    // Plain words rarely mean the class or slot of that name, and a single plain word rarely means a prop.
    const isTyped = isCode || (kindFactor(row) === 1 && row.parts.length > 1);
    if (isTyped && isAsked && names.includes(row.whole)) {
      const { page, covered } = pageOf(row);
      const score = levels.row + bonusOf(row, page, entries, product) + Math.min(covered, 1);
      return [{ row, page, score }];
    }
    const start = names.find((name) => name.length > 2 && row.whole.startsWith(name));
    if (start && isCode && isAsked) {
      const { page, covered } = pageOf(row);
      const started = start.length / row.whole.length;
      const score =
        levels.startOfRow +
        started +
        bonusOf(row, page, entries, product) / 2 +
        Math.min(covered, 0.5);
      return [{ row, page, score }];
    }
    const found = row.parts.map((part) => shares.get(part));
    if (!found.some(Boolean)) return [];
    const inName = query.groups.map((_, at) => Math.max(0, ...found.map((own) => own?.[at] ?? 0)));
    const named = found.reduce((sum, own) => sum + Math.max(0, ...(own ?? [])), 0);
    const { page } = pageOf(row, inName);
    const evidence = rowEvidence(scale, page, inName, named / row.parts.length);
    const likelihood = likelihoodFor(question, evidence, entries[page] as PageEntry);
    return [{ row, page, score: scoreOf(likelihood), evidence }];
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

/** Turns a row into a hit, with the other pages that have the row. */
const rowHit = ({ row, page, score }: RowMatch): RankedHit => ({
  page,
  score,
  section: {
    id: row.prefix + row.name,
    heading: row.name,
    isRow: true,
    ...(row.plan && { plan: row.plan }),
  },
  ...(row.pages.length > 1 && { others: row.pages.filter((one) => one !== page) }),
});

/** Whether the query is the title of a page. */
const isTitle = ({ entries }: Question, { names }: NameQuery): boolean =>
  entries.some(({ title }) => names.includes(wholeOf(title)));

/** Finds the components and interfaces whose names were misspelled or typed in part. */
export function nearTitles(question: Question, names: NameQuery): RankedHit[] {
  const { entries, typed } = question;
  const { joined, isCode } = names;
  const allowed = maxDistance(joined);
  if (!isCode || /\s/.test(typed.trim()) || allowed === 0 || isTitle(question, names)) return [];
  return entries.flatMap(({ title, kind, standing }, page): RankedHit[] => {
    const whole = wholeOf(title);
    if (kind !== 'api' || /\s/.test(title)) return [];
    if (whole.startsWith(joined)) {
      const started = joined.length / whole.length;
      return [{ page, score: levels.startOfTitle + started + standing / 50 }];
    }
    const distance = editDistance(joined, whole, allowed);
    if (distance <= allowed)
      return [{ page, score: levels.near + 0.5 - distance / 5 + standing / 100 }];
    // The beginning of a name, misspelled.
    const start = editDistance(joined, whole, 1, true);
    return start <= 1 && joined.length > 6
      ? [{ page, score: levels.startOfRow + joined.length / whole.length - 0.5 }]
      : [];
  });
}

/** Finds the rows of the reference that a query means. */
export function rowHits(question: Question, names: NameQuery): RankedHit[] {
  const { rows, entries, options, typed } = question;
  const matches = matchRows(question, names);
  const hits = matches
    .filter(({ score }) => score > 0.25)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxPages);
  const { className } = names;
  if (className) {
    for (const row of rows) {
      const at = row.pages.find(
        (page) => wholeOf(entries[page]?.title ?? '') === className.component,
      );
      if (at !== undefined && row.whole === className.name && /^(?:class|slot)-/.test(row.prefix)) {
        hits.unshift({ row, page: at, score: levels.fullName });
      }
    }
  }
  const isFound = isTitle(question, names) || hits.some(({ score }) => score >= levels.startOfRow);
  const isOneName = names.isCode && !/\s/.test(typed.trim());
  if (isOneName && !isFound) {
    hits.push(...nearRows(names.joined, rows, entries, options.product));
  }
  return hits.map(rowHit);
}
