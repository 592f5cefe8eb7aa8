import MiniSearch from 'minisearch';
import { fields, fieldWeights } from '../indexFile';
import type { Query } from './query';
import type { Term } from './queryTerms';
import type { Words } from './postings';

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
