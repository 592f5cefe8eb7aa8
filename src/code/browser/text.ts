import type { CodeVariant } from '@site/src/preferences';

/** The code of a block in a variant, to the letter. */
export function codeText(block: ParentNode | null, variant: CodeVariant): string {
  const pre = block?.querySelector(`pre[data-variant="${variant}"]`) ?? block?.querySelector('pre');
  return pre?.textContent ?? '';
}

/** Copies a text, where the browser lets us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The files beside it that a code imports, as it names them: `./data/files`. */
export const localImports = (code: string): string[] => [
  ...new Set([...code.matchAll(/\bfrom '(\.\/[^']+)'/g)].map(([, path = '']) => path)),
];
