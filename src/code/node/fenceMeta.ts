import { releaseOf, releases, releaseTitle, type Release } from './releases';

/**
 * Reads the words after a fence's language: `title="index.html" {1,3-5}`, `v7`.
 *
 * @param onPage - the majors that the fences of the page are written for
 * @returns the title, with the major that the fence is written for if it names one, and the lines to highlight, from 1, in order
 * @throws Error for an unknown word, with what is allowed
 */
export function parseFenceMeta(
  meta: string | null | undefined,
  onPage: ReadonlySet<Release> = new Set(),
): { title: string | undefined; highlighted: number[] } {
  let rest = meta ?? '';
  const take = (pattern: RegExp): string | undefined => {
    const match = pattern.exec(rest);
    if (match) rest = rest.replace(match[0], ' ');
    return match?.[1] ?? match?.[2];
  };
  const ownTitle = take(/(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/);
  const ranges = take(/\{([\d,\s-]+)\}/) ?? '';
  const highlighted = new Set<number>();
  for (const range of ranges.split(',').filter((part) => part.trim() !== '')) {
    const [first = NaN, last = first] = range.split('-').map(Number);
    for (let line = first; line <= last; line += 1) highlighted.add(line);
  }
  const release = releaseOf(rest);
  if (release) rest = rest.replace(new RegExp(`(^|\\s)${release}(?=\\s|$)`), ' ');
  if (rest.trim() !== '') {
    throw new Error(
      `unknown option "${rest.trim()}" after a fence's language; allowed: title="...", lines to highlight {1,3-5}, and in a migration guide one of ${releases.join(', ')}`,
    );
  }
  const title = release ? releaseTitle(release, onPage, ownTitle) : ownTitle;
  return { title, highlighted: [...highlighted].sort((a, b) => a - b) };
}
