import type { ProductId } from '../../products/types';
import type { QueryWord } from './queryWords';

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
