import type { CodeVariant } from '@site/src/preferences';

/** Returns the element with the code of a block in a variant. */
export const codeElement = (block: ParentNode | null, variant: CodeVariant): Element | null =>
  block?.querySelector(`pre[data-variant="${variant}"]`) ?? block?.querySelector('pre') ?? null;

/** What a diff says about itself or removes. */
const notInResult = /^(?:-|\+\+\+ |@@|diff |index )/;

/** Returns the code that a diff leads to: without what it removes, and without its marks. */
export function resultOfDiff(diff: string): string {
  const lines = diff.split('\n').filter((line) => !notInResult.test(line));
  const result = lines.map((line) => line.replace(/^[+ ]/, '')).join('\n');
  // One that only removes is more useful as it is.
  return result.trim() === '' ? diff : result;
}

/** Returns the code of a block in a variant, exactly as it is; of a diff, the code that it leads to. */
export function codeText(block: ParentNode | null, variant: CodeVariant): string {
  const element = codeElement(block, variant);
  const text = element?.textContent ?? '';
  // Inserted and deleted lines: see `src/code/ui/tokens.css`.
  return element?.querySelector('.ti, .td') ? resultOfDiff(text) : text;
}

/** Returns the local files that code imports, as written there: `./data/files`. */
export const localImports = (code: string): string[] => [
  ...new Set([...code.matchAll(/\bfrom '(\.\/[^']+)'/g)].map(([, path = '']) => path)),
];
