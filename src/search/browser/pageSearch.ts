import MiniSearch from 'minisearch';
import { fields, fieldWeights } from '../fields';
import type { Plan } from './plan';
import type { Term } from './queryTerms';
import type { Words } from './postings';
import type { Match } from './rank';

/** A page that has words of a query. */
export interface FoundPage {
  id: number;
  score: number;
  match: Match;
}

/** How the words of a query pass through the engine's own tokenizer untouched. */
const separator = '\n';

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
 * Makes pages searchable by their words. For each query MiniSearch is given the words of that query alone, in its own form of
 * an index (see `MiniSearch.loadJS`). It scores as with all words, since what it needs of the pages does not come from the
 * words; and a reader's first query does not wait for the thousands of words that it does not have.
 */
export function createPageSearch(words: Words, count: number): (plan: Plan) => FoundPage[] {
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
  return (plan) => {
    const terms = uniqueTerms(plan);
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
        // The planner has put in what a word may be the start of or misspelled for.
        prefix: false,
        fuzzy: false,
        boost: fieldWeights,
        boostTerm: (word) => terms.get(word)?.weight ?? 0,
        combineWith: 'OR',
      })
      .map(({ id, score, match }) => ({ id: id as number, score, match }));
  };
}
