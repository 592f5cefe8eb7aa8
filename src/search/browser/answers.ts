import { oldNameHits } from './oldNames';
import { pageHits } from './pageHits';
import { readNames, type Question, type RankedHit } from './question';
import { nearTitles, rowHits } from './rowHits';

/** Returns all hits of a query, best first; each page and each row once. */
export function answers(question: Question): RankedHit[] {
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
