import { findAlias } from './findAlias';
import { indexFormat, type IndexFile } from '../indexFile';
import { answers } from './answers';
import { pagesOfSections } from '../openings';
import { createHeadings, createSectionShare } from './matchPages';
import { namesFormat, type NamesFile } from '../namesFile';
import { readAllOldNames } from './oldNames';
import { pageEntries } from './pageEntry';
import { createPageSearch } from './pageSearch';
import { planQuery, type Plan } from './plan';
import { readWords, type Words } from './postings';
import type { Question, RankedHit } from './question';
import { titleTerms, type RankOptions, type TitleTerms } from './rank';
import { nearestNames } from './nearestNames';
import { readAllRows, type Row } from './rows';
import { saidWords } from './synonymTable';
import { surfaceForms } from './surface';
import type { Nearest, PageEntry } from '../types';
import { createVocabulary } from './vocabulary';
import { wholeOf } from '../words';

export interface EngineAnswer {
  plan: Plan;
  /** The best first. */
  hits: RankedHit[];
  /** If the query names another library, the page of the product that does the same. */
  other?: string;
}

export interface Engine {
  entries: readonly PageEntry[];
  search: (query: string, options?: RankOptions) => EngineAnswer;
  /** Prepares a query without ranking its hits; used to fit the weights. */
  ask: (query: string) => Question;
  /** The pages and rows whose names are most similar to a query, most similar first. */
  nearest: (query: string) => Nearest[];
}

/** Thrown for an index that has another format or is damaged. */
export class IndexError extends Error {
  override name = 'IndexError';
}

/** Returns a name as one word, whatever its spacing. */
const joinedOf = (name: string): string => wholeOf(name).replace(/\s/g, '');

const allRows = new WeakMap<NamesFile, Row[]>();

/** Reads the rows once per file: the engine is created twice from it, before and after the texts have loaded. */
function rowsOf(names: NamesFile, entries: readonly PageEntry[]): Row[] {
  const known = allRows.get(names) ?? readAllRows(names, entries);
  allRows.set(names, known);
  return known;
}

/** Reads both files. */
function readAll(names: NamesFile, index: IndexFile | undefined) {
  if (names?.format !== namesFormat || !Array.isArray(names.paths)) {
    throw new IndexError('The names have another format.');
  }
  if (index && index.format !== indexFormat) {
    throw new IndexError('The index has another format.');
  }
  const entries = pageEntries(names);
  try {
    return { entries, words: readWords(names, index), rows: rowsOf(names, entries) };
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

/**
 * Makes an index searchable.
 *
 * @param index - the words of the texts; without them only names are found
 * @throws IndexError if the index has another format or is damaged
 */
export function createEngine(names: NamesFile, index?: IndexFile): Engine {
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
  let ownNames: ReadonlySet<string> | undefined;
  /** Whether a query is the name of something on this site, and so needs no alias. */
  const isOwnName = (query: string): boolean =>
    (ownNames ??= new Set(
      [...entries.map(({ title }) => title), ...rows.map(({ name }) => name)].map(joinedOf),
    )).has(joinedOf(query));
  const titles: TitleTerms[] = [];
  const titleOf = (id: number): TitleTerms => (titles[id] ??= titleTerms(entries[id]?.title ?? ''));

  function ask(query: string, options: RankOptions): Question {
    const found = findAlias(query);
    const typed = found?.name && isOwnName(query) ? undefined : found;
    const plan = planQuery(typed?.name ?? query, vocabulary, surface);
    const alias = typed ?? (plan.corrected === undefined ? undefined : findAlias(plan.corrected));
    const isMeant = !(alias?.isWords && plan.isName);
    return {
      query,
      plan,
      alias: isMeant ? alias : undefined,
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
      pages: findPages(plan),
    };
  }

  return {
    entries,
    nearest: (query) => nearestNames(query, entries, rows),
    ask: (query) => ask(query, {}),
    search(query, options = {}) {
      const question = ask(query, options);
      const { plan, alias } = question;
      return { plan, hits: answers(question), ...(alias?.isOther && { other: alias.page }) };
    },
  };
}
