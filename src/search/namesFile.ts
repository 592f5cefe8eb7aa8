import type { OldNames } from '../migration/oldNames';
import type { Tag } from '../navigation/tags';
import { openedSections } from './openings';
import { kindOfPath, type RowPlan, type SearchPage, type Section } from './types';
import { termsOf, isIdentifier, wholeOf, wordsAt } from './words';

/**
 * What can be found by name: pages, the headings of guides and the rows of API tables. It loads before the words of the
 * texts: a reader who types a name needs no more.
 */
export interface NamesFile {
  /** The build it belongs to, as in the manifest. */
  build: string;
  /** Like all lists here except `labels`, this has one entry per page. */
  paths: string[];
  titles: string[];
  tags: Tag[][];
  /** Positions in `labels`. */
  trails: number[][];
  labels: string[];
  /** One digit per page, see `PageEntry.standing`. */
  standings: string;
  /** The shard that holds the excerpts of each page. */
  shards: number[];
  /**
   * For each page, one line per heading of a guide: its text, and after a tab its id if that does not follow from the text. A
   * keyword of several words, or of stop words, is a heading with an empty id.
   */
  headings: string[];
  /** For each page, its rows by kind: `prop- a b+ c;slot- root`, with a mark after those that need a larger plan. */
  rows: string[];
  /** For each page, one line per entry that explains old names: its id and the names. */
  oldNames: string[];
}

/** A heading of a guide, or one of the page's keywords: other words that readers use for it. */
export interface PageHeading {
  /** Empty for a keyword, which leads to the top of the page. */
  id: string;
  text: string;
}

/** Rows of a page whose ids have the same prefix: `prop-` and the names of its props. */
export interface PageRows {
  prefix: string;
  names: { name: string; plan?: RowPlan }[];
}

/** The marks after names that only a larger plan has. */
const planMarks = { pro: '+', premium: '*' } as const;

/** Rates a page from 0 to 9 by how many others link to it. The hundredth link says little more than the fiftieth. */
export const standingOf = ({ linkedFrom = 0 }: Pick<SearchPage, 'linkedFrom'>): number =>
  Math.min(9, Math.round(Math.log2(1 + linkedFrom)));

/** Returns the id that most headings have: their words, joined by hyphens. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

function headingsText(page: SearchPage): string {
  const headings = openedSections(page).map(({ id, heading }) =>
    slugOf(heading) === id ? heading : `${heading}\t${id}`,
  );
  // A keyword of one word is too short to stand for a query; it counts as a word of the page, unless it is a stop word.
  const keywords = page.keywords
    .filter((keyword) => /\s/.test(keyword) || termsOf(keyword).length === 0)
    .map((keyword) => `${keyword}\t`);
  return [...headings, ...keywords].join('\n');
}

/** Returns the part of a row's id before its name; undefined for rows that only link to another page. */
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

/** A CSS variable: `--TreeView-itemDepth` doesn't mean that there is still a `TreeView`. */
const cssVariable = /--[\w-]+/g;

/**
 * Collects the names of pages and rows, and those in the code of guides, which compiles against the documented version. An
 * old name that is still one of them is not treated as old.
 */
const namesNow = (pages: readonly SearchPage[]): Set<string> =>
  new Set(
    pages.flatMap(({ path, title, sections }) => [
      wholeOf(title),
      ...sections.flatMap(({ isRow, heading }) => (isRow ? wholeOf(heading) : [])),
      ...(kindOfPath(path) === 'guide'
        ? sections.flatMap(({ code }) =>
            wordsAt(code.replace(cssVariable, ' ')).map(({ word }) => wholeOf(word)),
          )
        : []),
    ]),
  );

function oldNamesText({ oldNames = [] }: SearchPage, now: ReadonlySet<string>): string {
  // A plain word, such as `selected`, is more likely to ask for a guide than for a prop of that name.
  const isOld = (name: string): boolean => isIdentifier(name) && !now.has(wholeOf(name));
  return oldNames
    .map(({ id, names }) => [id, ...names.filter(isOld)])
    .filter(({ length }) => length > 1)
    .map((line) => line.join(' '))
    .join('\n');
}

/**
 * Makes the names file of one version.
 *
 * @param pages - in the order of `inIndexOrder`
 * @param build - identifies this build
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

/** Returns the parts of an entry in the file; none for an empty one. */
export const partsOfEntry = (text: string, separator = '\n'): string[] =>
  text === '' ? [] : text.split(separator);

/** Reads the headings of a page from its entry in the file. */
export const readHeadings = (text: string): PageHeading[] =>
  partsOfEntry(text).map((line) => {
    const [heading = '', id = slugOf(heading)] = line.split('\t');
    return { id, text: heading };
  });

const readName = (marked: string): PageRows['names'][number] =>
  marked.endsWith(planMarks.pro)
    ? { name: marked.slice(0, -1), plan: 'pro' }
    : marked.endsWith(planMarks.premium)
      ? { name: marked.slice(0, -1), plan: 'premium' }
      : { name: marked };

/** Reads the rows of a page from its entry in the file. */
export const readRows = (text: string): PageRows[] =>
  partsOfEntry(text, ';').map((group) => {
    const [prefix = '', ...marked] = group.split(' ');
    return { prefix, names: marked.map(readName) };
  });

/** Reads the old names of a page from its entry in the file. */
export const readOldNames = (text: string): OldNames[] =>
  partsOfEntry(text).map((line) => {
    const [id = '', ...names] = line.split(' ');
    return { id, names };
  });

/** Returns the page of each numbered section, from the lines of `NamesFile.headings`; lines with an empty id are keywords. */
export const pagesOfSections = (headings: readonly string[]): number[] =>
  headings.flatMap((text, page) =>
    partsOfEntry(text).flatMap((line) => (line.endsWith('\t') ? [] : page)),
  );
