import type { OldNames } from '../migration/oldNames';
import type { Tag } from '../navigation/tags';
import { kindOfPath } from './kindOfPath';
import { openedSections } from './openings';
import type { RowPlan, SearchPage, Section } from './types';
import { isIdentifier, wholeOf, wordsAt } from './words';

/** The format of files of names; a site with another one is not understood. */
export const namesFormat = 2;

/**
 * What can be found by its name: pages, the headings of guides and the rows of API tables. It comes before the words of the
 * text: a reader who types a name needs no more.
 */
export interface NamesFile {
  format: number;
  /** The build it belongs to, as in the manifest. */
  build: string;
  /** A page per entry of each list. */
  paths: string[];
  titles: string[];
  tags: Tag[][];
  /** Positions in `labels`. */
  trails: number[][];
  labels: string[];
  /** A digit for each page, see `PageEntry.standing`. */
  standings: string;
  /** The shard that holds the excerpts of each page. */
  shards: number[];
  /**
   * For each page a line per heading of a guide: its text, and after a tab its id where that does not follow from it. A keyword
   * of several words is a heading with an empty id.
   */
  headings: string[];
  /** For each page its rows by kind: `prop- a b+ c;slot- root`, with a mark behind those of larger plans. */
  rows: string[];
  /** For each page a line per entry that says what became of old names: its id, and the names. */
  oldNames: string[];
}

/** A heading of a guide, or one of the page's keywords: what a reader calls it in other words. */
export interface PageHeading {
  /** Empty for a keyword, which leads to the top of the page. */
  id: string;
  text: string;
}

/** Rows of a page whose ids begin alike: `prop-` and the names of its props. */
export interface PageRows {
  prefix: string;
  names: { name: string; plan?: RowPlan }[];
}

/** How a name is marked that only a larger plan has. */
const planMarks = { pro: '+', premium: '*' } as const;

/** A page that many lead to is what more readers want; the hundredth link says little more than the fiftieth. */
export const standingOf = ({ linkedFrom = 0 }: Pick<SearchPage, 'linkedFrom'>): number =>
  Math.min(9, Math.round(Math.log2(1 + linkedFrom)));

/** The id that most headings have: their words, joined by hyphens. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

function headingsText(page: SearchPage): string {
  const headings = openedSections(page).map(({ id, heading }) =>
    slugOf(heading) === id ? heading : `${heading}\t${id}`,
  );
  // A keyword of one word is too short to say what is asked for; it counts as a word of the page.
  const keywords = page.keywords
    .filter((keyword) => /\s/.test(keyword))
    .map((keyword) => `${keyword}\t`);
  return [...headings, ...keywords].join('\n');
}

/** The part of a row's id before its name; undefined for rows that only lead to another page. */
function prefixOf({ id, heading, isRow }: Section): string | undefined {
  const prefix = isRow && id.endsWith(heading) ? id.slice(0, -heading.length) : '';
  return prefix === '' || /[\s;]/.test(id) ? undefined : prefix;
}

function rowsText({ sections }: SearchPage): string {
  const byPrefix = new Map<string, string[]>();
  for (const section of sections) {
    const prefix = prefixOf(section);
    if (prefix !== undefined) {
      const marked = section.heading + (section.plan ? planMarks[section.plan] : '');
      byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), marked]);
    }
  }
  // Sorted, so that the lists of a component and of its larger plans are nearly the same text.
  return [...byPrefix].map(([prefix, names]) => [prefix, ...names.sort()].join(' ')).join(';');
}

/**
 * The names of pages and rows, and those in the code of guides, which compiles against the documented version: an old name
 * that still is one of them leads there.
 */
const namesNow = (pages: readonly SearchPage[]): Set<string> =>
  new Set(
    pages.flatMap(({ path, title, sections }) => [
      wholeOf(title),
      ...sections.flatMap(({ isRow, heading }) => (isRow ? wholeOf(heading) : [])),
      ...(kindOfPath(path) === 'guide'
        ? sections.flatMap(({ code }) => wordsAt(code).map(({ word }) => wholeOf(word)))
        : []),
    ]),
  );

function oldNamesText({ oldNames = [] }: SearchPage, now: ReadonlySet<string>): string {
  // A word of prose, such as `selected`, asks for a guide sooner than for a prop of that name.
  const isOld = (name: string): boolean => isIdentifier(name) && !now.has(wholeOf(name));
  return oldNames
    .map(({ id, names }) => [id, ...names.filter(isOld)])
    .filter(({ length }) => length > 1)
    .map((line) => line.join(' '))
    .join('\n');
}

/**
 * The names of one version.
 *
 * @param pages - in the order of `inIndexOrder`
 * @param build - what tells this build from others
 * @param shards - the number of the shard that holds each page
 */
export function namesOf(
  pages: readonly SearchPage[],
  build: string,
  shards: readonly number[],
): NamesFile {
  const now = namesNow(pages);
  const labels = [...new Set(pages.flatMap(({ trail }) => trail))];
  return {
    format: namesFormat,
    build,
    paths: pages.map(({ path }) => path),
    titles: pages.map(({ title }) => title),
    tags: pages.map(({ tags }) => [...tags]),
    trails: pages.map(({ trail }) => trail.map((label) => labels.indexOf(label))),
    labels,
    standings: pages.map(standingOf).join(''),
    shards: [...shards],
    headings: pages.map(headingsText),
    rows: pages.map(rowsText),
    oldNames: pages.map((page) => oldNamesText(page, now)),
  };
}

/** The headings of a page from its entry in the file. */
export const readHeadings = (text: string): PageHeading[] =>
  text === ''
    ? []
    : text.split('\n').map((line) => {
        const [heading = '', id = slugOf(heading)] = line.split('\t');
        return { id, text: heading };
      });

const readName = (marked: string): PageRows['names'][number] =>
  marked.endsWith(planMarks.pro)
    ? { name: marked.slice(0, -1), plan: 'pro' }
    : marked.endsWith(planMarks.premium)
      ? { name: marked.slice(0, -1), plan: 'premium' }
      : { name: marked };

/** The rows of a page from its entry in the file. */
export const readRows = (text: string): PageRows[] =>
  text === ''
    ? []
    : text.split(';').map((group) => {
        const [prefix = '', ...marked] = group.split(' ');
        return { prefix, names: marked.map(readName) };
      });

/** The old names of a page from its entry in the file. */
export const readOldNames = (text: string): OldNames[] =>
  text === ''
    ? []
    : text.split('\n').map((line) => {
        const [id = '', ...names] = line.split(' ');
        return { id, names };
      });
