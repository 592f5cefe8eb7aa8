import type { ProductId } from '../../products/types';
import type { QueryWord } from './queryWords';

/** A query with one of these asks how to move from one version to another. */
const asking =
  /\b(?:migrat\w*|upgrad\w*|breaking|codemods?|changed|changes|changelog|deprecated|renamed|removed|gone|dropped|replaced|replacement|lab|v[4-9]|no longer|any ?more|(?:after|since) (?:the |an )?update)\b/i;

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
