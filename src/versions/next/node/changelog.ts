import { escapeRegexp } from '@docusaurus/utils';
import { isInternal } from '../../../api-reference/node/history';
import { compareVersions } from '../../../utils/compareVersions';
import { entry, type Entry, type PackageStep } from '../entries';
import { placesOf, type GuideText } from './locate';

/** A line of a change log that describes one change. */
export interface ChangeLine {
  release: string;
  /** The product heading above it, such as `Data Grid`; empty if there is none. */
  product: string;
  /** The package in the heading above it; empty if there is none. */
  package: string;
  /** In the file, from 1 on. */
  line: number;
  text: string;
}

/** Reads the changes in a `CHANGELOG.md`, newest release first. */
export function readChangelog(text: string): ChangeLine[] {
  const found: ChangeLine[] = [];
  let above = { release: '', product: '', package: '' };
  for (const [index, line] of text.split('\n').entries()) {
    const [, version] = /^##\s+v?(\d+\.\d+\.\d+)\s*$/.exec(line) ?? [];
    const [, heading] = /^###\s+(.*?)\s*$/.exec(line) ?? [];
    const [, named] = /^####\s+`(@[^`]+)@/.exec(line) ?? [];
    const [, change] = /^\s*[-*]\s+(.*?)\s*$/.exec(line) ?? [];
    if (/^##\s/.test(line)) above = { release: version ?? '', product: '', package: '' };
    else if (heading !== undefined) above = { ...above, product: heading, package: '' };
    else if (named !== undefined) above = { ...above, package: named };
    else if (change !== undefined && above.release !== '')
      found.push({ ...above, line: index + 1, text: change.replace(/\s+\(#\d+\).*$/, '') });
  }
  return found;
}

/** Whether a release comes after another one, up to and including a third. */
export const isBetween = (release: string, from: string, to: string): boolean =>
  compareVersions(release, from) > 0 && compareVersions(release, to) <= 0;

/** Returns the changes after one release, up to and including another. */
export const changesBetween = (
  lines: readonly ChangeLine[],
  from: string,
  to: string,
): ChangeLine[] => lines.filter(({ release }) => isBetween(release, from, to));

const isName = (name: string): RegExp => new RegExp(`(?<![\\w.])${escapeRegexp(name)}(?![\\w])`);

/** A name that is also a plain English word counts only when formatted as code. */
const isOrdinary = (name: string): boolean => /^[a-z]+$/.test(name);

/** Returns up to three lines that name a member, newest first. Only lines under the product's heading, or under none, count. */
export function linesNaming(lines: readonly ChangeLine[], name: string, product: string): string[] {
  const pattern = isOrdinary(name) ? new RegExp(`\`[^\`]*\\b${name}\\b[^\`]*\``) : isName(name);
  return (
    lines
      .filter((line) => line.product === product || line.product === '')
      // The scope at the start, such as `[DataGrid]`, names the component that the line is about, not a member.
      .filter(({ text }) => pattern.test(text.replace(/^\[[^\]]*\]/, '')))
      .slice(0, 3)
      .map(({ release, text }) => `Change log of ${release}: ${text}`)
  );
}

/** Returns where guides name what a line has as code, one place a guide. Plain words such as `rows` would be found everywhere. */
function placesNaming(text: string, guides: readonly GuideText[]): string[] {
  const code = [...text.matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside).join(' ');
  const names = (code.match(/\w+/g) ?? []).filter((word) => /[a-z][A-Z]/.test(word));
  return guides.flatMap((guide) => {
    const [first] = names.flatMap((name) => placesOf(guide, name));
    return first ? [`\`${first.file}:${first.line}\``] : [];
  });
}

/**
 * Lists what the change log of a product says about the packages that have moved. The other checks find members; only a person
 * notices what a fix, a new constant or another default of a series means for the pages.
 *
 * @param file - with the change log
 */
export function changeEntries(
  lines: readonly ChangeLine[],
  { name, guides }: { name: string; guides: readonly GuideText[] },
  { from, to, packages }: { from: string; to: string; packages: readonly PackageStep[] },
  file: string,
): Entry[] {
  const isNew = ({ release, package: source }: ChangeLine): boolean => {
    const step = packages.find((each) => each.name === source) ?? { from, to };
    return isBetween(release, step.from, step.to);
  };
  return lines
    .filter((line) => line.product === name && !isInternal(line.text) && isNew(line))
    .map(({ release, text, line }) => {
      const places = placesNaming(text, guides).slice(0, 3);
      return entry('changes', `${release} ${text}`, {
        ...{ file, line, about: `${release}: ${text}` },
        changes: places.length > 0 ? [`Named in ${places.join(', ')}.`] : [],
        ask: 'Correct what pages say otherwise, and describe it where readers need it. Tick it if no page has to change.',
      });
    });
}
