import {
  NumberReader,
  fields,
  storedFields,
  readPostings,
  fieldWeights,
  type Field,
  type IndexFile,
  type SectionPart,
} from '../indexFile';
import { pagesOfSections, readHeadings, readRows, type NamesFile } from '../namesFile';
import { termsOf, wholeOf, wordsAt } from '../words';
import MiniSearch from 'minisearch';
import type { Query } from './query';
import type { Term } from './queryTerms';

/** Where a word occurs: field -> page -> how often. */
type WordPostings = Record<number, Record<number, number>>;

/** Returns the words of an address without the leading "react" or "api", which the addresses of a section share. */
const urlText = (path: string): string =>
  path.replaceAll(/[/-]+/g, ' ').replace(/^ (?:react|api) /, ' ');

/**
 * Returns the words of the fields that the index file leaves out, which are derived from the names, and how many each page has in
 * each field. Names in API tables count only as a whole: a page with hundreds of them has nearly every part ("row", "model") and
 * would match every query.
 */
export function wordsOfNames({ paths, titles, headings, rows }: NamesFile) {
  const postings = new Map<string, WordPostings>();
  const lengths = paths.map((path, page) => {
    const title = titles[page] ?? '';
    const groups = readRows(rows[page] ?? '');
    const terms: Partial<Record<Field, readonly string[]>> = {
      title: termsOf(title),
      url: termsOf(urlText(path)),
      headings: readHeadings(headings[page] ?? '').flatMap(({ text }) => termsOf(text)),
      names: [
        ...groups.flatMap(({ names }) =>
          names.flatMap(({ name }) => wordsAt(name).map(({ word }) => wholeOf(word))),
        ),
        // The name of the component in a theme.
        ...(groups.length > 0 ? [`mui${wholeOf(title)}`] : []),
      ],
    };
    return fields.map((field, at) => {
      const words = terms[field] ?? [];
      for (const word of words) {
        let byField = postings.get(word);
        if (!byField) postings.set(word, (byField = {}));
        const byPage = (byField[at] ??= {});
        byPage[page] = (byPage[page] ?? 0) + 1;
      }
      // All tables of names have the same length: a name counts as much in a long table as in a short one.
      return field === 'names' ? 1 : new Set(words).size;
    });
  });
  return { postings, lengths };
}

/**
 * Reads the words of the names, and those of the texts once they have loaded. The fields of names are derived from the
 * names; otherwise they would be downloaded twice.
 *
 * @throws RangeError if the index file is damaged
 */
export function readWords(
  names: NamesFile,
  named: ReturnType<typeof wordsOfNames>,
  index?: IndexFile,
) {
  const stored = index && readPostings(index, pagesOfSections(names.headings));
  const reader = new NumberReader(index?.lengths ?? '');
  const storedAt = storedFields.map((field) => fields.indexOf(field));
  const sums = fields.map(() => 0);
  const lengths = Object.fromEntries(
    named.lengths.map((ofNames, page) => {
      const own = [...ofNames];
      for (const at of storedAt) own[at] = stored ? reader.next() : 0;
      own.forEach((length, at) => (sums[at] = (sums[at] ?? 0) + length));
      return [page, own];
    }),
  );
  if (stored && !reader.isAtEnd) throw new RangeError('The index is too long.');
  const pageCounts = new Map<string, number>(stored?.pageCounts);
  for (const [word, byField] of named.postings) {
    let most = pageCounts.get(word) ?? 0;
    for (const at in byField) {
      most = Math.max(most, Object.keys(byField[at] ?? {}).length);
    }
    pageCounts.set(word, most);
  }
  return {
    /** For each word, the number of pages that have it, in the field where that number is highest. */
    pageCounts,
    of(word: string): WordPostings {
      const all: WordPostings = { ...named.postings.get(word) };
      stored?.of(word).forEach((pages, field) => {
        all[storedAt[field] as number] = Object.fromEntries(pages.map((page) => [page, 1]));
      });
      return all;
    },
    /** The sections that have a word in a part, numbered across all pages. */
    sectionsOf: (word: string, part: SectionPart): readonly number[] =>
      stored?.sectionsOf(word, part) ?? [],
    /** For each page, the number of different words in each field. */
    lengths,
    averageLengths: sums.map((sum) => Math.max(sum / Math.max(names.paths.length, 1), 1)),
  };
}

/** The words of a version. */
export type Words = ReturnType<typeof readWords>;

/** What the engine returns about a page: matching word -> the fields that have it. */
export type Match = Readonly<Record<string, readonly string[]>>;

/** A page that has words of a query. */
export interface FoundPage {
  id: number;
  score: number;
  match: Match;
}

/** Separates the words of a query, so that they pass through the engine's tokenizer unchanged. */
const separator = '\n';

/** Returns each word once, with its highest weight in any group. */
function uniqueTerms({ groups }: Query): Map<string, Term> {
  const terms = new Map<string, Term>();
  for (const { terms: own, weight } of groups) {
    for (const one of own) {
      const known = terms.get(one.text);
      terms.set(one.text, {
        text: one.text,
        weight: Math.max(known?.weight ?? 0, one.weight * weight),
      });
    }
  }
  return terms;
}

/**
 * Makes pages searchable by their words. For each query, MiniSearch gets only the words of that query, in its own index
 * format (see `MiniSearch.loadJS`). The scores are the same as with all words, since what it needs to know about the pages
 * does not come from the words. The first query doesn't have to wait for thousands of words that it doesn't contain.
 */
export function createPageSearch(words: Words, count: number): (query: Query) => FoundPage[] {
  const facts = {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(Array.from({ length: count }, (_, id) => [id, id])),
    fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
    fieldLength: words.lengths,
    averageFieldLength: words.averageLengths,
    storedFields: {},
    dirtCount: 0,
    serializationVersion: 2 as const,
  };
  return (query) => {
    const terms = uniqueTerms(query);
    if (terms.size === 0) return [];
    const index = Array.from(terms.keys(), (word) => [word, words.of(word)] as [string, object]);
    const engine = MiniSearch.loadJS(
      { ...facts, index } as Parameters<typeof MiniSearch.loadJS>[0],
      {
        fields: [...fields],
      },
    );
    return engine
      .search([...terms.keys()].join(separator), {
        tokenize: (text) => text.split(separator),
        processTerm: (word) => word,
        // The query already has completions and corrections.
        prefix: false,
        fuzzy: false,
        boost: fieldWeights,
        boostTerm: (word) => terms.get(word)?.weight ?? 0,
        combineWith: 'OR',
      })
      .map(({ id, score, match }) => ({ id: id as number, score, match }));
  };
}
