/** What stands after the language of a fence. */
export interface FenceMeta {
  title: string | undefined;
  /** Lines to point out, from 1, in order. */
  highlighted: number[];
}

/**
 * Reads the words after a fence's language: `title="index.html" {1,3-5}`.
 * @throws Error for a word it does not know, naming what is allowed
 */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  let rest = meta ?? '';
  const take = (pattern: RegExp): string | undefined => {
    const match = pattern.exec(rest);
    if (match) rest = rest.replace(match[0], ' ');
    return match?.[1] ?? match?.[2];
  };
  const title = take(/(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/);
  const ranges = take(/\{([\d,\s-]+)\}/) ?? '';
  const highlighted = new Set<number>();
  for (const range of ranges.split(',').filter((part) => part.trim() !== '')) {
    const [first = NaN, last = first] = range.split('-').map(Number);
    for (let line = first; line <= last; line += 1) highlighted.add(line);
  }
  if (rest.trim() !== '') {
    throw new Error(
      `"${rest.trim()}" after the language of a fence is not known; allowed are title="..." and lines to highlight {1,3-5}`,
    );
  }
  return { title, highlighted: [...highlighted].sort((a, b) => a - b) };
}
