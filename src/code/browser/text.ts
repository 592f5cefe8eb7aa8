import type { CodeVariant } from '@site/src/preferences';

/** Returns the element with the code of a block in a variant. */
export const codeElement = (block: ParentNode | null, variant: CodeVariant): Element | null =>
  block?.querySelector(`pre[data-variant="${variant}"]`) ?? block?.querySelector('pre') ?? null;

/** Returns the exact code of a block in a variant. */
export const codeText = (block: ParentNode | null, variant: CodeVariant): string =>
  codeElement(block, variant)?.textContent ?? '';

/** Returns the local files that code imports, as written there: `./data/files`. */
export const localImports = (code: string): string[] => [
  ...new Set([...code.matchAll(/\bfrom '(\.\/[^']+)'/g)].map(([, path = '']) => path)),
];
