import MiniSearch, { type SearchResult as EngineResult } from 'minisearch';
import { NumberReader } from '../codec';
import { fields, fieldWeights } from '../fields';
import { indexFormat, readPostings, type IndexFile, type StoredPostings } from '../indexFile';
import { pageEntries } from '../pageEntry';
import { planQuery, type Plan, type Term } from './plan';
import { coverageOf, rank, titleTerms, type RankOptions, type TitleTerms } from './rank';
import { surfaceForms } from './surface';
import type { PageEntry } from '../types';
import { createVocabulary } from './vocabulary';

/** A page that matches, by its number in the index. */
export interface RankedPage {
  id: number;
  score: number;
}

export interface EngineAnswer {
  plan: Plan;
  /** The best first. */
  pages: RankedPage[];
}

export interface Engine {
  entries: readonly PageEntry[];
  search: (query: string, options?: RankOptions) => EngineAnswer;
}

/** An index that another build wrote, or that was damaged on its way. */
export class IndexError extends Error {
  override name = 'IndexError';
}

/** How the words of a query pass through the engine's own tokenizer untouched. */
const separator = '\n';

/** What the engine wants to know of all pages, whatever the query. */
function pageFacts(lengths: string, count: number) {
  const reader = new NumberReader(lengths);
  const fieldLength: Record<string, number[]> = {};
  const sums = fields.map(() => 0);
  for (let id = 0; id < count; id += 1) {
    fieldLength[id] = fields.map((_, field) => {
      const length = reader.next();
      sums[field] = (sums[field] ?? 0) + length;
      return length;
    });
  }
  return {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(Array.from({ length: count }, (_, id) => [id, id])),
    fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
    fieldLength,
    averageFieldLength: sums.map((sum) => Math.max(sum / Math.max(count, 1), 1)),
    storedFields: {},
    dirtCount: 0,
    serializationVersion: 2 as const,
  };
}

/**
 * The engine with the words of one query, in its own form of an index (see `MiniSearch.loadJS`). It scores as with all
 * words, since what it needs of the pages does not come from the words; and a reader's first query does not wait for the
 * thousands of words that it does not have.
 */
function engineOf(
  words: Iterable<string>,
  postings: StoredPostings,
  facts: ReturnType<typeof pageFacts>,
): MiniSearch {
  const index = Array.from(
    words,
    (word) =>
      [
        word,
        Object.fromEntries(
          Array.from(postings.of(word) ?? [], ([field, byPage]) => [
            field,
            Object.fromEntries(byPage),
          ]),
        ),
      ] as [string, Record<string, Record<string, number>>],
  );
  return MiniSearch.loadJS({ ...facts, index }, { fields: [...fields] });
}

/** Each word once, with the most that any group gives it. */
function uniqueTerms({ groups }: Plan): Map<string, Term> {
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
 * Makes an index searchable.
 *
 * @throws IndexError when it is not an index of this format or is damaged
 */
export function createEngine(file: IndexFile): Engine {
  if (file?.format !== indexFormat || !Array.isArray(file.paths)) {
    throw new IndexError('The index has another format.');
  }
  const entries = pageEntries(file);
  let postings: StoredPostings;
  let facts: ReturnType<typeof pageFacts>;
  try {
    postings = readPostings(file);
    facts = pageFacts(file.lengths, entries.length);
  } catch (error) {
    throw new IndexError('The index is damaged.', { cause: error });
  }
  const vocabulary = createVocabulary(postings.pageCounts);
  let forms: ReturnType<typeof surfaceForms> | undefined;
  // Few queries are corrected.
  const surface = (word: string): string =>
    (forms ??= surfaceForms(entries.map(({ title }) => title)))(word);
  const titles: TitleTerms[] = [];
  const titleOf = (id: number): TitleTerms => (titles[id] ??= titleTerms(entries[id]?.title ?? ''));

  return {
    entries,
    search(query, options = {}) {
      const plan = planQuery(query, vocabulary, surface);
      const terms = uniqueTerms(plan);
      if (terms.size === 0) {
        return { plan, pages: [] };
      }
      const engine = engineOf(terms.keys(), postings, facts);
      const found: EngineResult[] = engine.search([...terms.keys()].join(separator), {
        tokenize: (text) => text.split(separator),
        processTerm: (word) => word,
        // The planner has put in what a word may be the start of or misspelled for.
        prefix: false,
        fuzzy: false,
        boost: fieldWeights,
        boostTerm: (word) => terms.get(word)?.weight ?? 0,
        combineWith: 'OR',
      });
      const pages = found.map(({ id, score, match }) => {
        const entry = entries[id as number] as PageEntry;
        const coverage = coverageOf(plan, match, titleOf(id as number), entry.kind);
        return { id: id as number, score: rank(score, entry, coverage, plan, options) };
      });
      return {
        plan,
        pages: pages.sort((a, b) => b.score - a.score || a.id - b.id),
      };
    },
  };
}
