import type { SearchRequest } from './client';
import { searchedWords } from './details';
import type { Engine, EngineAnswer } from './engine';
import { markWords } from './marks';
import type { Query } from './query';
import type { RankedHit } from './question';
import type { Hit, SearchResult } from '../types';

/** No more hits than this are sent: a reader would change the query before reading more. */
const maxHits = 30;
/** Hits below this share of the best score only have a word in common with the query. */
const leastShare = 0.25;
/** Scores of exact names are capped at this, since only matches by words are compared with the best score. */
const wholeScore = 3;

/** Returns the hits that are worth showing. */
export function worthShowing(hits: readonly RankedHit[]): RankedHit[] {
  const best = Math.min(hits[0]?.score ?? 0, wholeScore);
  return hits.filter(({ score }) => score > 0 && score >= Math.min(best, 1) * leastShare);
}

function toHit(
  { page, score, section, others }: RankedHit,
  { entries }: Engine,
  { query, other }: EngineAnswer,
): Hit[] {
  const entry = entries[page];
  if (!entry) return [];
  const searched = searchedWords(query);
  const { title, ...rest } = entry;
  const tags = section?.plan ? [section.plan] : rest.tags;
  return [
    {
      ...{ ...rest, page, tags, score },
      title: markWords(title, searched),
      ...(section && {
        section: {
          id: section.id,
          heading: markWords(section.heading, searched),
          ...(section.isRow && { isRow: true }),
        },
      }),
      ...(others && { others: others.flatMap((id) => entries[id]?.title ?? []) }),
      ...(other === entry.path && { isOther: true }),
    },
  ];
}

/** Answers a query with an engine and prepares the result that is sent to the page. */
export function resultOf(
  engine: Engine,
  { query: typed, product, isScoped }: SearchRequest,
): { query: Query; result: SearchResult } {
  const answer = engine.search(typed, { product });
  const { query } = answer;
  const all = worthShowing(answer.hits);
  const hits = all
    .filter(({ page }) => !isScoped || engine.entries[page]?.product === product)
    .slice(0, maxHits)
    .flatMap((hit) => toHit(hit, engine, answer));
  return {
    query,
    result: {
      hits,
      ...(query.corrected !== undefined && { corrected: query.corrected }),
      ...(hits.length === 0 && { isElsewhere: all.length > 0, nearest: engine.nearest(typed) }),
    },
  };
}
