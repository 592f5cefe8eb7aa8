import { fields, type Field } from './fields';
import { encodeNumber } from './codec';
import { encodePostings, indexFormat, type IndexFile, type Postings } from './indexFile';
import { kindOfPath } from './pageEntry';
import { termsOf } from './terms';
import type { SearchPage, Section } from './types';
import { isIdentifier, partsOf, wholeOf, wordsAt } from './words';

/** A word of the prose of more pages than this does not tell them apart. */
const commonShare = 0.5;

/** The excerpts of this many pages, one after the other, travel together. */
export const pagesPerShard = 5;

const isApi = ({ path }: SearchPage): boolean => kindOfPath(path) === 'api';

/** The words of an address; the names of its sections ("react-data-grid", "api") are in all of them. */
const urlText = (path: string): string =>
  path.replaceAll(/[/-]+/g, ' ').replace(/^ (?:react|api) /, ' ');

const joined = (sections: readonly Section[], part: 'heading' | 'text' | 'code'): string =>
  sections.map((section) => section[part]).join('\n');

/** The names under which a theme knows the component of an API page, which its first section tells. */
const themeNames = (page: SearchPage): string[] =>
  isApi(page) ? (page.sections[0]?.code.match(/\bMui[A-Z]\w*/g) ?? []) : [];

/** The text of a page that goes into each field. */
function fieldTexts(page: SearchPage): Record<Field, string> {
  const rows = page.sections.filter(({ isRow }) => isRow);
  const rest = page.sections.filter(({ isRow }) => !isRow);
  return {
    title: page.title,
    url: urlText(page.path),
    // Descriptions of API pages are made by one rule, and say the same everywhere; so do their headings.
    description: [isApi(page) ? '' : page.description, ...page.keywords].join('\n'),
    headings: isApi(page) ? '' : joined(rest, 'heading'),
    text: [
      joined(page.sections, 'text'),
      ...rows.map(({ heading }) => partsOf(heading).join(' ')),
    ].join('\n'),
    names: [joined(rows, 'heading'), ...themeNames(page)].join('\n'),
    code: joined(page.sections, 'code'),
  };
}

/** The identifiers that belong to the library or are talked about: all others are a demo's own names. */
function knownNames(pages: readonly SearchPage[]): Set<string> {
  const seenOnce = new Set<string>();
  const known = new Set<string>();
  for (const page of pages) {
    const own = new Set<string>();
    for (const { heading, text, code, isRow } of page.sections) {
      for (const { word } of wordsAt(`${isRow ? heading : ''}\n${text}`)) {
        known.add(wholeOf(word));
      }
      wordsAt(code).forEach(({ word }) => own.add(wholeOf(word)));
    }
    own.forEach((name) => (seenOnce.has(name) ? known : seenOnce).add(name));
    known.add(wholeOf(page.title));
  }
  return known;
}

/**
 * The names of an API table count whole: a page with hundreds of them has nearly every part ("row", "model") and would be
 * an answer to everything. The parts count as prose.
 */
const nameTerms = (names: string): string[] =>
  names.split('\n').flatMap((name) => wordsAt(name).map(({ word }) => wholeOf(word)));

/** Of code only the names count, and those whole: their parts and the words of example data are not what it is about. */
const codeTerms = (code: string, known: ReadonlySet<string>): string[] =>
  wordsAt(code)
    .filter(({ word }) => isIdentifier(word) && partsOf(word).length > 1)
    .map(({ word }) => wholeOf(word))
    .filter((name) => known.has(name));

function countTerms(page: SearchPage, known: ReadonlySet<string>): Map<string, number>[] {
  const texts = fieldTexts(page);
  return fields.map((field) => {
    const counts = new Map<string, number>();
    const terms =
      field === 'code'
        ? codeTerms(texts.code, known)
        : field === 'names'
          ? nameTerms(texts.names)
          : termsOf(texts[field]);
    terms.forEach((term) => counts.set(term, (counts.get(term) ?? 0) + 1));
    return counts;
  });
}

/** A page that many lead to is what more readers want; the hundredth link says little more than the fiftieth. */
export const standingOf = ({ linkedFrom = 0 }: Pick<SearchPage, 'linkedFrom'>): number =>
  Math.min(9, Math.round(Math.log2(1 + linkedFrom)));

/** Pages that are read together stand together: the index is smaller, and a search needs fewer shards of excerpts. */
const byNeighborhood = (a: SearchPage, b: SearchPage): number =>
  a.path < b.path ? -1 : Number(a.path > b.path);

/** Pages in the order of the index. */
export const inIndexOrder = (pages: readonly SearchPage[]): SearchPage[] =>
  [...pages].sort(byNeighborhood);

/**
 * Makes the index of one version.
 *
 * @param pages - in the order of `inIndexOrder`
 * @param build - what tells this build from others
 */
export function indexPages(pages: readonly SearchPage[], build: string): IndexFile {
  const known = knownNames(pages);
  const postings: Postings = new Map();
  const lengths: number[] = [];
  pages.forEach((page, id) => {
    countTerms(page, known).forEach((counts, field) => {
      // A name is as good a find in a long table as in a short one.
      lengths.push(fields[field] === 'names' ? 1 : counts.size);
      counts.forEach((count, word) => {
        let byField = postings.get(word);
        if (!byField) postings.set(word, (byField = new Map()));
        let byPage = byField.get(field);
        if (!byPage) byField.set(field, (byPage = new Map()));
        byPage.set(id, count);
      });
    });
  });
  const text = fields.indexOf('text');
  for (const [word, byField] of postings) {
    if ((byField.get(text)?.size ?? 0) > Math.max(20, pages.length * commonShare)) {
      byField.delete(text);
      if (byField.size === 0) postings.delete(word);
    }
  }
  const labels = [...new Set(pages.flatMap(({ trail }) => trail))];
  return {
    format: indexFormat,
    build,
    paths: pages.map(({ path }) => path),
    titles: pages.map(({ title }) => title),
    tags: pages.map(({ tags }) => [...tags]),
    trails: pages.map(({ trail }) => trail.map((label) => labels.indexOf(label))),
    labels,
    standings: pages.map(standingOf).join(''),
    shards: pages.map((_, id) => Math.floor(id / pagesPerShard)),
    lengths: lengths.map(encodeNumber).join(''),
    ...encodePostings(postings),
  };
}
