import type { IndexFile } from '../indexFile';
import { levels, nearTitles, rowHits } from './matchRows';
import { pagesOfSections, type NamesFile } from '../namesFile';
import { oldNameHits, readAllOldNames } from './oldNames';
import { pageHits } from './pageHits';
import { parseQuery, type Query } from './query';
import { createPageSearch, readWords, wordsOfNames, type Words } from './postings';
import { pageForLibrary } from './otherLibraries';
import { readNames, type Question, type RankedHit, type RankOptions } from './question';
import { createHeadings, createSectionShare, titleTerms, type TitleTerms } from './match';
import { messageIn } from './queryTerms';
import { nearestNames, readAllRows } from './rows';
import { saidWords } from './synonymTable';
import { productFromPath } from '../../products/productFromPath';
import { kindOfPath, type Nearest, type PageEntry } from '../types';
import { createVocabulary, surfaceForms } from './vocabulary';

export interface EngineAnswer {
  query: Query;
  /** The best first. */
  hits: RankedHit[];
  /** If the query names another library, the page of the product that does the same. */
  other?: string;
}

/** Thrown for an index that is damaged. */
export class IndexError extends Error {
  override name = 'IndexError';
}

/** Reads the entries of all pages from the names file, indexed by page number. */
function pageEntries(file: NamesFile): PageEntry[] {
  return file.paths.map((path, id) => ({
    path,
    title: file.titles[id] ?? '',
    kind: kindOfPath(path),
    product: productFromPath(path).id,
    tags: file.tags[id] ?? [],
    standing: Number(file.standings[id] ?? 0),
    trail: (file.trails[id] ?? []).map((label) => file.labels[label] ?? ''),
  }));
}

/** Reads the pages and rows of the names file, and the words in their names. */
function readNamesFile(names: NamesFile) {
  const entries = pageEntries(names);
  return { entries, rows: readAllRows(names, entries), named: wordsOfNames(names) };
}

/** By file: the engine is created twice from it, before and after the texts have loaded. */
const readFiles = new WeakMap<NamesFile, ReturnType<typeof readNamesFile>>();

/** Reads both files. */
function readAll(names: NamesFile, index: IndexFile | undefined) {
  try {
    const read = readFiles.get(names) ?? readNamesFile(names);
    readFiles.set(names, read);
    return { ...read, words: readWords(names, read.named, index) };
  } catch (error) {
    throw new IndexError('The index is damaged.', { cause: error });
  }
}

/** Counts the words of an index, and adds the words in row names and the old names. */
function allCounts(words: Words, parts: Iterable<readonly string[]>): Map<string, number> {
  const counts = new Map(words.pageCounts);
  for (const own of parts) {
    for (const part of own)
      if (part.length > 1) counts.set(part, Math.max(1, counts.get(part) ?? 0));
  }
  return counts;
}

/** Returns all hits of a query, best first; each page and each row once. */
function answers(question: Question): RankedHit[] {
  const names = readNames(question);
  const hits: RankedHit[] = [
    ...pageHits(question, names),
    ...nearTitles(question, names),
    ...rowHits(question, names),
    ...oldNameHits(question.oldNames, names.names, question),
  ].sort((a, b) => b.score - a.score || a.page - b.page);
  const seen = new Set<string>();
  return hits.filter(({ page, section }) => {
    const key = `${page}#${section?.isRow ? section.id : ''}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/**
 * Makes an index searchable.
 *
 * @param index - the words of the texts; without them only names are found
 * @throws IndexError if the index is damaged
 */
export function createEngine(names: NamesFile, index?: IndexFile) {
  const { entries, words, rows } = readAll(names, index);
  const oldNames = readAllOldNames(names);
  const vocabulary = createVocabulary(
    allCounts(words, [...rows.map(({ parts }) => parts), [...oldNames.keys()]]),
    saidWords,
  );
  const findPages = createPageSearch(words, entries.length);
  const headings = createHeadings(names.headings, index?.leads);
  const placeCount = entries.length + pagesOfSections(names.headings).length;
  const countOf = (word: string): number =>
    vocabulary.countOf(word) +
    words.sectionsOf(word, 'keywords').length +
    words.sectionsOf(word, 'openings').length;
  let forms: ReturnType<typeof surfaceForms> | undefined;
  // Created on first use: few queries are corrected.
  const surface = (word: string): string =>
    (forms ??= surfaceForms([
      ...entries.map(({ title }) => title),
      ...rows.map(({ name }) => name),
    ]))(word);
  const titles: TitleTerms[] = [];
  const titleOf = (id: number): TitleTerms => (titles[id] ??= titleTerms(entries[id]?.title ?? ''));

  function ask(pasted: string, options: RankOptions): Question {
    const typed = messageIn(pasted);
    const query = parseQuery(typed, vocabulary, surface);
    return {
      typed,
      query,
      options,
      entries,
      rows,
      headings,
      sectionShare: createSectionShare(words.sectionsOf),
      countOf,
      placeCount,
      oldNames,
      titleOf,
      vocabulary,
      pages: findPages(query),
    };
  }

  return {
    entries,
    /** The pages and rows whose names are most similar to a query, most similar first. */
    nearest: (typed: string): Nearest[] => nearestNames(typed, entries, rows),
    /** Prepares a query without ranking its hits; used to fit the weights. */
    ask: (typed: string): Question => ask(typed, {}),
    search(typed: string, options: RankOptions = {}): EngineAnswer {
      const question = ask(typed, options);
      const { query } = question;
      const other = pageForLibrary(typed);
      const page = entries.findIndex(({ path }) => path === other);
      // The words of its name don't matter: `chart` in "Chart.js" is not what the reader wants.
      return page >= 0
        ? { query, hits: [{ page, score: levels.title }], other }
        : { query, hits: answers(question) };
    },
  };
}

export type Engine = ReturnType<typeof createEngine>;
