import type { CodeVariant } from '@site/src/preferences';

/** Returns the exact code of a block in a variant. */
export function codeText(block: ParentNode | null, variant: CodeVariant): string {
  const pre = block?.querySelector(`pre[data-variant="${variant}"]`) ?? block?.querySelector('pre');
  return pre?.textContent ?? '';
}

/** Copies a text; resolves to false if the browser doesn't allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the local files that code imports, as written there: `./data/files`. */
export const localImports = (code: string): string[] => [
  ...new Set([...code.matchAll(/\bfrom '(\.\/[^']+)'/g)].map(([, path = '']) => path)),
];
