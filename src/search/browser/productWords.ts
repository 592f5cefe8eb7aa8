import type { ProductId } from '../../products/types';
import type { QueryWord } from './queryWords';

/** How readers name a product, as one or two words. */
const names: readonly (readonly [pattern: RegExp, product: ProductId])[] = [
  [/\b(?:data\s?grid|grid|data\s?table|mui\s?x?\s?grid)s?\b/, 'x-data-grid'],
  [/\b(?:date|time|datetime)?\s?pickers?\b/, 'x-date-pickers'],
  [/\b(?:charts?|graphs?)\b/, 'x-charts'],
  [/\b(?:tree\s?views?|tree\s?items?|trees?(?!\s?data))\b/, 'x-tree-view'],
];

/** Words that by themselves only say in which product to look. */
const productWords = new Set(
  'grid grids datagrid table tables picker pickers chart charts graph treeview view'.split(' '),
);

/** Whether a word of a query only names a product. */
export const isProductWord = ({ text }: Pick<QueryWord, 'text'>): boolean => productWords.has(text);

/** The product that a query names, when it names exactly one. */
export function productOfQuery(words: readonly QueryWord[]): ProductId | undefined {
  const text = words.map((word) => word.text).join(' ');
  const found = names.filter(([pattern]) => pattern.test(text));
  return found.length === 1 ? found[0]?.[1] : undefined;
}
