import {
  encodeNumber,
  storedFields,
  encodePostings,
  labelLeads,
  leadsOf,
  type IndexFile,
} from './indexFile';
import {
  addMember,
  openedSections,
  sectionWordsOf,
  withoutCommon,
  withoutNextSteps,
} from './openings';
import { kindOfPath, type SearchPage, type Section } from './types';
import { termsOf, isIdentifier, partsOf, wholeOf, wordsAt } from './words';

/** A word in the prose of more than this share of the pages does not tell them apart. */
const commonShare = 0.5;

const isApi = ({ path }: SearchPage): boolean => kindOfPath(path) === 'api';

const joined = (sections: readonly Section[], part: 'heading' | 'text' | 'code'): string =>
  sections.map((section) => section[part]).join('\n');

/** Returns the words of a page in each field, including repetitions. */
function fieldTerms(
  page: SearchPage,
  known: ReadonlySet<string>,
): Record<(typeof storedFields)[number], string[]> {
  // Rows of the reference are found by name only: in their prose and types, the words of a query meet by chance, and the
  // same rows are on many pages.
  const sections = isApi(page) ? page.sections.filter(({ isRow }) => !isRow) : page.sections;
  // Descriptions of API pages are generated and say the same everywhere.
  const description = [isApi(page) ? '' : page.description, ...page.keywords].join('\n');
  return {
    description: termsOf(description),
    text: termsOf(joined(sections, 'text')),
    code: codeTerms(joined(sections, 'code'), known),
  };
}

/** Collects the names that titles, rows or texts have, or the code of several pages: all others are a demo's own names. */
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

/** In code, only whole names count: their parts and the words of example data don't say what the code is about. */
const codeTerms = (code: string, known: ReadonlySet<string>): string[] =>
  wordsAt(code)
    .filter(({ word }) => isIdentifier(word) && partsOf(word).length > 1)
    .map(({ word }) => wholeOf(word))
    .filter((name) => known.has(name));

/** Puts related pages next to each other: the index is smaller, and a search needs fewer shards of excerpts. */
const byNeighborhood = (a: SearchPage, b: SearchPage): number =>
  a.path < b.path ? -1 : Number(a.path > b.path);

/** Returns pages in the order of the index, without the sections that search leaves out. */
export const inIndexOrder = (pages: readonly SearchPage[]): SearchPage[] =>
  pages.map(withoutNextSteps).sort(byNeighborhood);

/**
 * Makes the index of the words of one version.
 *
 * @param pages - in the order of `inIndexOrder`
 * @param build - identifies this build
 */
export function indexPages(pages: readonly SearchPage[], build: string): IndexFile {
  const known = knownNames(pages);
  const words = {
    description: new Map<string, number[]>(),
    text: new Map<string, number[]>(),
    code: new Map<string, number[]>(),
  };
  const lengths = pages.flatMap((page, id) => {
    const terms = fieldTerms(page, known);
    return storedFields.map((field) => {
      const own = new Set(terms[field]);
      own.forEach((word) => addMember(words[field], word, id));
      return own.size;
    });
  });
  const labels = labelLeads(pages);
  const text = withoutCommon(words.text, pages.length, commonShare);
  return {
    build,
    lengths: lengths.map(encodeNumber).join(''),
    leads: pages.map((page) => leadsOf(page, labels)),
    ...encodePostings(
      { ...words, text, ...sectionWordsOf(pages) },
      pages.flatMap((page, id) => openedSections(page).map(() => id)),
    ),
  };
}
