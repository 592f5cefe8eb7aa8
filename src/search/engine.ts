import MiniSearch, { type SearchResult as EngineResult } from 'minisearch';
import { NumberReader } from './codec';
import { fields, fieldWeights } from './fields';
import { decodePostings, indexFormat, type IndexFile, type Postings } from './indexFile';
import { pageEntries } from './pageEntry';
import { planQuery, type Plan, type Term } from './plan';
import { coverageOf, rank, titleTerms, type RankOptions } from './rank';
import { surfaceForms } from './surface';
import type { PageEntry } from './types';
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

/** The engine's own form of an index, see `MiniSearch.loadJS`. */
function engineIndex(postings: Postings, lengths: string, count: number) {
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
    index: Array.from(
      postings,
      ([word, byField]) =>
        [
          word,
          Object.fromEntries(
            Array.from(byField, ([field, byPage]) => [field, Object.fromEntries(byPage)]),
          ),
        ] as [string, Record<string, Record<string, number>>],
    ),
    serializationVersion: 2 as const,
  };
}

function pageCounts(postings: Postings): Map<string, number> {
  return new Map(
    Array.from(postings, ([word, byField]) => {
      let most = 0;
      byField.forEach((byPage) => (most = Math.max(most, byPage.size)));
      return [word, most] as const;
    }),
  );
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
  let postings: Postings;
  let engine: MiniSearch;
  try {
    postings = decodePostings(file);
    engine = MiniSearch.loadJS(engineIndex(postings, file.lengths, entries.length), {
      fields: [...fields],
    });
  } catch (error) {
    throw new IndexError('The index is damaged.', { cause: error });
  }
  const vocabulary = createVocabulary(pageCounts(postings));
  const surface = surfaceForms(entries.map(({ title }) => title));
  const titles = entries.map(({ title }) => titleTerms(title));

  return {
    entries,
    search(query, options = {}) {
      const plan = planQuery(query, vocabulary, surface);
      const terms = uniqueTerms(plan);
      if (terms.size === 0) {
        return { plan, pages: [] };
      }
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
        const coverage = coverageOf(plan, match, titles[id as number] ?? { parts: [] }, entry.kind);
        return { id: id as number, score: rank(score, entry, coverage, plan, options) };
      });
      return {
        plan,
        pages: pages.sort((a, b) => b.score - a.score || a.id - b.id),
      };
    },
  };
}
