import { escapeRegexp } from '@docusaurus/utils';
import { compareVersions } from '../../utils/compareVersions';

/** A line of a change log about one change. */
export interface ChangeLine {
  release: string;
  /** The heading of its product, such as `Data Grid`; empty where it has none. */
  product: string;
  text: string;
}

/** The changes of a `CHANGELOG.md`, those of the newest release first. */
export function readChangelog(text: string): ChangeLine[] {
  const found: ChangeLine[] = [];
  let release = '';
  let product = '';
  for (const line of text.split('\n')) {
    const [, version] = /^##\s+v?(\d+\.\d+\.\d+)\s*$/.exec(line) ?? [];
    const [, heading] = /^###\s+(.*?)\s*$/.exec(line) ?? [];
    const [, change] = /^\s*[-*]\s+(.*?)\s*$/.exec(line) ?? [];
    if (/^##\s/.test(line)) {
      release = version ?? '';
      product = '';
    } else if (heading !== undefined) {
      product = heading;
    } else if (change !== undefined && release !== '') {
      found.push({ release, product, text: change.replace(/\s+\(#\d+\).*$/, '') });
    }
  }
  return found;
}

/** The changes after one release and up to another. */
export const changesBetween = (
  lines: readonly ChangeLine[],
  from: string,
  to: string,
): ChangeLine[] =>
  lines.filter(
    ({ release }) => compareVersions(release, from) > 0 && compareVersions(release, to) <= 0,
  );

const isName = (name: string): RegExp => new RegExp(`(?<![\\w.])${escapeRegexp(name)}(?![\\w])`);

/** A word that is also plain English counts only as code. */
const isOrdinary = (name: string): boolean => /^[a-z]+$/.test(name);

/**
 * The lines that name a member: those that have it as code, under its product's heading first. The newest comes first, and
 * never more than three.
 *
 * @param names - ways to name it, the most telling first; the first that any line has decides
 */
export function linesNaming(
  lines: readonly ChangeLine[],
  names: readonly string[],
  product: string,
): string[] {
  const own = lines.filter((line) => line.product === product || line.product === '');
  for (const name of names) {
    const pattern = isOrdinary(name) ? new RegExp(`\`[^\`]*\\b${name}\\b[^\`]*\``) : isName(name);
    // The scope in front says which component a line is about, not which name.
    const found = own.filter(({ text }) => pattern.test(text.replace(/^\[[^\]]*\]/, '')));
    if (found.length > 0)
      return found.slice(0, 3).map(({ release, text }) => `Change log of ${release}: ${text}`);
  }
  return [];
}
