import {
  encodeNumber,
  storedFields,
  encodePostings,
  labelLeads,
  leadsOf,
  type IndexFile,
} from './indexFile';
import { openedSections, sectionWordsOf, withoutNextSteps } from './openings';
import { kindOfPath, type SearchPage, type Section } from './types';
import { termsOf, isIdentifier, partsOf, wholeOf, wordsAt } from './words';

/** A word in the prose of more than this share of the pages does not tell them apart. */
const commonShare = 0.5;

const isApi = ({ path }: SearchPage): boolean => kindOfPath(path) === 'api';

const joined = (sections: readonly Section[], part: 'heading' | 'text' | 'code'): string =>
  sections.map((section) => section[part]).join('\n');

/** Returns the different words of a page in each field. */
function fieldTerms(page: SearchPage, known: ReadonlySet<string>): Set<string>[] {
  // Rows of the reference are found by name only: in their prose and types, the words of a query meet by chance, and the
  // same rows are on many pages.
  const sections = isApi(page) ? page.sections.filter(({ isRow }) => !isRow) : page.sections;
  // Descriptions of API pages are generated and say the same everywhere.
  const description = [isApi(page) ? '' : page.description, ...page.keywords].join('\n');
  const terms: Record<(typeof storedFields)[number], string[]> = {
    description: termsOf(description),
    text: termsOf(joined(sections, 'text')),
    code: codeTerms(joined(sections, 'code'), known),
  };
  return storedFields.map((field) => new Set(terms[field]));
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
  const postings = new Map<string, Map<number, Set<number>>>();
  const lengths: number[] = [];
  pages.forEach((page, id) => {
    fieldTerms(page, known).forEach((words, field) => {
      lengths.push(words.size);
      words.forEach((word) => {
        let byField = postings.get(word);
        if (!byField) postings.set(word, (byField = new Map()));
        const own = byField.get(field);
        if (own) own.add(id);
        else byField.set(field, new Set([id]));
      });
    });
  });
  const labels = labelLeads(pages);
  const text = storedFields.indexOf('text');
  for (const [word, byField] of postings) {
    if ((byField.get(text)?.size ?? 0) > Math.max(20, pages.length * commonShare)) {
      byField.delete(text);
      if (byField.size === 0) postings.delete(word);
    }
  }
  return {
    build,
    lengths: lengths.map(encodeNumber).join(''),
    leads: pages.map((page) => leadsOf(page, labels)),
    ...encodePostings(
      postings,
      sectionWordsOf(pages),
      pages.flatMap((page, id) => openedSections(page).map(() => id)),
    ),
  };
}
