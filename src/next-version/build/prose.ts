import type { Entry } from '../types';
import { distinct, entry } from './entry';
import type { GuideText } from './locate';
import { compareReleases, releasesIn } from './releases';

/** What became of the claims about a page, by their words. */
export interface ClaimResult {
  words: string;
  holds: boolean;
}

/** Words without marks, as a claim quotes them. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>|[`*_~|]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

function askOf(line: string, claims: readonly ClaimResult[], to: string): string {
  const own = claims.filter(({ words }) => words !== '' && plain(line).includes(plain(words)));
  if (own.some(({ holds }) => !holds))
    return `A claim about it does not hold on ${to}: rewrite the sentence or take it out.`;
  if (own.length > 0) return `A claim about it still holds: change the number to ${to}.`;
  return `Try it on ${to}; then change the number, rewrite the sentence or take it out.`;
}

/**
 * Lines of a page that name the version being left, or a release that the new version has reached: both may be untrue now.
 *
 * @param older - releases that packages had before and no longer have, the nearest of a version among them
 */
export function proseEntries(
  { file, text }: Pick<GuideText, 'file' | 'text'>,
  { from, to, older }: { from: string; to: string; older: readonly string[] },
  claims: readonly ClaimResult[] = [],
): Entry[] {
  const [major = ''] = to.split('.');
  return distinct(
    text.split('\n').flatMap((line, index) => {
      const named = releasesIn(line, major);
      const left = named.filter((release) => release === from || older.includes(release));
      const reached = named.filter(
        (release) =>
          !left.includes(release) &&
          compareReleases(release, from) > 0 &&
          compareReleases(release, to) <= 0,
      );
      if (left.length + reached.length === 0) return [];
      const shown = line.trim().length > 160 ? `${line.trim().slice(0, 157)}…` : line.trim();
      return entry('prose', line.trim(), {
        file,
        line: index + 1,
        about: `"${shown}"`,
        changes: reached.map((release) => `${to} has what came with ${release}.`),
        ask:
          left.length > 0
            ? askOf(line, claims, to)
            : 'Say it as something that is there, or leave the release out.',
      });
    }),
  );
}
