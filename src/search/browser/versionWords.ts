import type { ProductId } from '../../products/types';
import type { QueryWord } from './queryTerms';

/**
 * A query with one of these asks how to move from one version to another. "Changes" alone doesn't: days, rows and widths change,
 * too.
 */
const asking =
  /\b(?:migrat\w*|upgrad\w*|breaking|codemods?|changed|changes (?:since|from|between|in v?\d)|changelog|deprecated|renamed|removed|gone|dropped|replaced|replacement|lab|v[4-9]|no longer|any ?more|(?:after|since) (?:the |an )?update)\b/i;

/** Words that say that something changed. Each entry of a migration guide says this in its own way. */
const saying = new Set(
  'since after upgrade upgraded upgrading update updated updating removed renamed replaced replacement deprecated changed gone longer anymore different now still'.split(
    ' ',
  ),
);

export const asksForMigration = (query: string): boolean => asking.test(query);

/** Whether a word only says that something changed, or names a version: the words for what changed say more. */
export const isChangeWord = ({ text }: Pick<QueryWord, 'text'>): boolean =>
  saying.has(text) || /^v[4-9]$/.test(text);

const number = String.raw`v?([4-9])(?:\.[\dx]+)*\b`;
const fromTo = new RegExp(String.raw`\b${number}\s*(?:to|->|→|-|vs\.?)\s*${number}`, 'i');
const from = new RegExp(String.raw`\bfrom (?:version )?${number}`, 'i');
const since = new RegExp(
  String.raw`\b(?:in|since|to|with|after|as of|under) (?:version |mui x )?v([4-9])\b`,
  'i',
);

const guides: readonly (readonly [start: string, product: ProductId])[] = [
  ['/migration/migration-data-grid-', 'x-data-grid'],
  ['/migration/migration-pickers-', 'x-date-pickers'],
  ['/migration/migration-charts-', 'x-charts'],
  ['/migration/migration-tree-view-', 'x-tree-view'],
];

/** Returns the product that a migration guide is about; undefined for other pages. */
export const guideProduct = (path: string): ProductId | undefined =>
  guides.find(([start]) => path.startsWith(start))?.[1];

const named = /\bv([4-9])\b/i;

/** Returns the version that a migration guide starts from; undefined for other pages. */
export const guideVersion = (path: string): number | undefined => {
  const found = /^\/migration\/.*-v(\d+)\/$/.exec(path)?.[1];
  return found === undefined ? undefined : Number(found);
};

/**
 * Returns the versions whose guides answer a query, likeliest first: "v6 to v7" and "from v6" leave 6, "since v7" leaves the
 * one before 7. A version alone, as in "v6 breaking changes", may be the one left or the one reached.
 */
export function versionsLeft(query: string): number[] {
  const left = fromTo.exec(query)?.[1] ?? from.exec(query)?.[1];
  if (left !== undefined) return [Number(left)];
  const reached = since.exec(query)?.[1];
  if (reached !== undefined) return [Number(reached) - 1];
  const alone = named.exec(query)?.[1];
  return alone === undefined ? [] : [Number(alone), Number(alone) - 1];
}

/**
 * Compares the version that a migration guide starts from with those that the reader may be leaving: it is the likeliest of
 * them (as is any version if the query names none), a less likely one, or another one.
 */
export function versionMatch(
  path: string,
  left: readonly number[],
): 'likeliest' | 'less likely' | 'other' {
  const at = left.indexOf(guideVersion(path) ?? 0);
  if (left.length === 0 || at === 0) return 'likeliest';
  return at > 0 ? 'less likely' : 'other';
}

/** How readers name a product, as one or two words. */
const names: readonly (readonly [pattern: RegExp, product: ProductId])[] = [
  [/\b(?:data\s?grid|grid|data\s?table|mui\s?x?\s?grid)s?\b/, 'x-data-grid'],
  [/\b(?:date|time|datetime)?\s?pickers?\b/, 'x-date-pickers'],
  [/\b(?:charts?|graphs?)\b/, 'x-charts'],
  [/\b(?:tree\s?views?|tree\s?items?|trees?(?!\s?(?:data|shaking)))\b/, 'x-tree-view'],
];

/** Words that belong to one product without naming it. */
const hints: readonly (readonly [pattern: RegExp, product: ProductId])[] = [
  [/\b(?:rows?|columns?|cells?|pivot\w*|spreadsheets?)\b/, 'x-data-grid'],
  [
    /\b(?:dates?|times?|timezones?|calendars?|months?|weeks?|years?|weekends?|days?)\b/,
    'x-date-pickers',
  ],
  [
    /\b(?:axis|axes|legends?|series|bars?|pies?|scatter|heatmaps?|gauges?|sparklines?)\b/,
    'x-charts',
  ],
  [/\b(?:nodes?|branch(?:es)?|leaf|leaves)\b/, 'x-tree-view'],
];

/** Words that, on their own, only say which product to look in. */
const productWords = new Set(
  'grid grids datagrid table tables picker pickers chart charts graph treeview view'.split(' '),
);

/** Returns the words of a query that only name a product: `data` and `grid` together, but not `data` alone. */
export function namingWords(words: readonly QueryWord[]): ReadonlySet<QueryWord> {
  const naming = new Set(words.filter(isProductWord));
  const text = words.map((word) => word.text).join(' ');
  for (const [pattern] of names) {
    const found = pattern.exec(text);
    if (!found) continue;
    let at = 0;
    for (const word of words) {
      const isInside = at >= found.index && at + word.text.length <= found.index + found[0].length;
      if (isInside) naming.add(word);
      at += word.text.length + 1;
    }
  }
  return naming;
}

/** Whether a word of a query only names a product. */
export const isProductWord = ({ text }: Pick<QueryWord, 'text'>): boolean => productWords.has(text);

/**
 * Returns the product that a query is probably about, if its words belong to exactly one. Dates are also what cells and axes
 * show: "format a date in a cell" is not about pickers.
 */
export function hintOfQuery(words: readonly QueryWord[]): ProductId | undefined {
  const text = words.map((word) => word.text).join(' ');
  const found = hints.filter(([pattern]) => pattern.test(text)).map(([, product]) => product);
  const others = found.filter((product) => product !== 'x-date-pickers');
  const [likeliest, ...rest] = others.length > 0 ? others : found;
  return rest.length === 0 ? likeliest : undefined;
}

/** Returns the product that a query names, if it names exactly one. */
export function productOfQuery(words: readonly QueryWord[]): ProductId | undefined {
  const text = words.map((word) => word.text).join(' ');
  const found = names.filter(([pattern]) => pattern.test(text));
  return found.length === 1 ? found[0]?.[1] : undefined;
}
