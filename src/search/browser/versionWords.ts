import type { ProductId } from '../../products/types';
import type { QueryWord } from './queryWords';

/** Who says one of these asks how to go from one version to another. */
const asking =
  /\b(?:migrat\w*|upgrad\w*|breaking|codemods?|changed|changes|changelog|deprecated|renamed|removed|gone|dropped|replaced|replacement|lab|v[4-9]|no longer|any ?more|(?:after|since) (?:the |an )?update)\b/i;

/** Words that say that something changed, which every entry of a guide on upgrading says in its own way. */
const saying = new Set(
  'since after upgrade upgraded upgrading update updated updating removed renamed replaced replacement deprecated changed gone longer anymore different now still'.split(
    ' ',
  ),
);

export const asksForMigration = (query: string): boolean => asking.test(query);

/** Whether a word only says that something is not as it was, or names a version: what changed tells more. */
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

/** The product whose upgrade a guide is about; undefined for other pages. */
export const guideProduct = (path: string): ProductId | undefined =>
  guides.find(([start]) => path.startsWith(start))?.[1];

const named = /\bv([4-9])\b/i;

/** The version that a guide for upgrading starts from; undefined for other pages. */
export const guideVersion = (path: string): number | undefined => {
  const found = /^\/migration\/.*-v(\d+)\/$/.exec(path)?.[1];
  return found === undefined ? undefined : Number(found);
};

/**
 * The versions whose guides answer a query, the likeliest first: "v6 to v7" and "from v6" leave 6, "since v7" the one before;
 * a version alone, as in "v6 breaking changes", is left or reached.
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
 * How the version that a guide for upgrading starts from stands to those that a query may leave: the likeliest of them, or any
 * when none is said; a less likely one; another one.
 */
export function versionMatch(
  path: string,
  left: readonly number[],
): 'likeliest' | 'less likely' | 'other' {
  const at = left.indexOf(guideVersion(path) ?? 0);
  if (left.length === 0 || at === 0) return 'likeliest';
  return at > 0 ? 'less likely' : 'other';
}
