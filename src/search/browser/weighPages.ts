import { candidatesOf, tellingWeights, type Candidate } from './evidence';
import { likelihoodOf } from './likelihood';
import { maxPages, type Question } from './question';
import { coverageOf, isProse, rank, type Coverage } from './rank';
import type { PageEntry } from '../types';

/** A page that has words of the query, with its candidates for the answer, likeliest first. */
export interface WeighedPage {
  id: number;
  entry: PageEntry;
  coverage: Coverage;
  score: number;
  candidates: (Candidate & { likelihood: number })[];
}

/** Returns the pages to look at, best by their words first. */
export function weighPages(question: Question): WeighedPage[] {
  const { plan, pages, entries, options, headings, titleOf, sectionShare, countOf, placeCount } =
    question;
  const weights = tellingWeights(plan, countOf, placeCount);
  const ranked = pages
    .map(({ id, score, match }) => {
      const entry = entries[id] as PageEntry;
      const coverage = coverageOf(plan, match, titleOf(id), entry.kind);
      return {
        id,
        entry,
        coverage,
        match,
        engine: score,
        score: rank(score, entry, coverage, plan, options),
      };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, maxPages);
  const best = ranked[0]?.score || 1;
  const bestEngine = Math.max(...ranked.map(({ engine }) => engine), 1e-9);
  return ranked.map(({ id, entry, coverage, match, engine, score }) => {
    const words = Object.keys(match);
    const candidates = candidatesOf(
      {
        plan,
        weights,
        entry,
        coverage,
        title: titleOf(id),
        words,
        aboutWords: words.filter((word) => match[word]?.some((field) => !isProse(field))),
        page: score / best,
        engine: Math.log(engine / bestEngine + 0.02),
      },
      headings(id),
      sectionShare,
    )
      .map((one) => ({ ...one, likelihood: likelihoodOf(one.evidence) }))
      .sort((a, b) => b.likelihood - a.likelihood);
    return { id, entry, coverage, score, candidates };
  });
}
