import { editDistance, maxDistance } from '../../utils/editDistance';
import { levels, matchRows, nearRows, type RowMatch } from './matchRows';
import { maxPages, type NameQuery, type Question, type RankedHit } from './question';
import { wholeOf } from '../words';

/** Turns a row into a hit, with the other pages that have the row. */
const rowHit = ({ row, page, score }: RowMatch): RankedHit => ({
  page,
  score,
  section: {
    id: row.prefix + row.name,
    heading: row.name,
    isRow: true,
    ...(row.plan && { plan: row.plan }),
  },
  ...(row.pages.length > 1 && { others: row.pages.filter((one) => one !== page) }),
});

/** Whether the query is the title of a page. */
const isTitle = ({ entries }: Question, { names }: NameQuery): boolean =>
  entries.some(({ title }) => names.includes(wholeOf(title)));

/** Finds the components and interfaces whose names were misspelled or typed in part. */
export function nearTitles(question: Question, names: NameQuery): RankedHit[] {
  const { entries, typed } = question;
  const { joined, isCode } = names;
  const allowed = maxDistance(joined);
  if (!isCode || /\s/.test(typed.trim()) || allowed === 0 || isTitle(question, names)) return [];
  return entries.flatMap(({ title, kind, standing }, page): RankedHit[] => {
    const whole = wholeOf(title);
    if (kind !== 'api' || /\s/.test(title)) return [];
    if (whole.startsWith(joined)) {
      const started = joined.length / whole.length;
      return [{ page, score: levels.startOfTitle + started + standing / 50 }];
    }
    const distance = editDistance(joined, whole, allowed);
    if (distance <= allowed)
      return [{ page, score: levels.near + 0.5 - distance / 5 + standing / 100 }];
    // The beginning of a name, misspelled.
    const start = editDistance(joined, whole, 1, true);
    return start <= 1 && joined.length > 6
      ? [{ page, score: levels.startOfRow + joined.length / whole.length - 0.5 }]
      : [];
  });
}

/** Finds the rows of the reference that a query means. */
export function rowHits(question: Question, names: NameQuery): RankedHit[] {
  const { rows, entries, options, typed } = question;
  const matches = matchRows(question, names);
  const hits = matches
    .filter(({ score }) => score > 0.25)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxPages);
  const { className } = names;
  if (className) {
    for (const row of rows) {
      const at = row.pages.find(
        (page) => wholeOf(entries[page]?.title ?? '') === className.component,
      );
      if (at !== undefined && row.whole === className.name && /^(?:class|slot)-/.test(row.prefix)) {
        hits.unshift({ row, page: at, score: levels.fullName });
      }
    }
  }
  const isFound = isTitle(question, names) || hits.some(({ score }) => score >= levels.startOfRow);
  const isOneName = names.isCode && !/\s/.test(typed.trim());
  if (isOneName && !isFound) {
    hits.push(...nearRows(names.joined, rows, entries, options.product));
  }
  return hits.map(rowHit);
}
