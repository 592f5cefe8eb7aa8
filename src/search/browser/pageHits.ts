import { levels, readProductBonus } from './matchRows';
import type { NameQuery, Question, RankedHit } from './question';
import { plainQuery, wholeHeading, leastSaid, type TitleTerms } from './match';
import type { Query } from './query';
import { weighPages, type WeighedPage } from './score';
import type { PageEntry } from '../types';
import { termsOf, wholeOf } from '../words';

/** A hit must have more than this share of the query, so that one common word of two is not enough. */
const leastCoverage = 0.5;
/** The same for a sentence, much of which a page says in other words. */
const leastOfSentence = 0.35;
const sentenceWords = 3;
/** If no page has that much: the share that a page's title must have of the query, with little else in the title. */
const leastTitle = 0.3;

/**
 * If no page has most of a few words, and no section has a third of them in its title, heading, keywords and first sentences,
 * the hits share common words by chance.
 */
const leastWords = 0.8;
const leastTogether = 0.32;
const shortWords = 4;

/** Whether a page is the overview of a product, the only guide directly below the root. */
const isOverview = ({ path }: PageEntry): boolean => /^\/react-[^/]+\/$/.test(path);

/** The largest share of a query that one section of a page has. */
const togetherOf = ({ candidates }: Pick<WeighedPage, 'candidates'>): number =>
  Math.max(0, ...candidates.map(({ evidence }) => evidence.together));

/** Whether a query has each word of a title in some form, not only near-synonyms. */
const isSaid = ({ groups }: Query, { parts }: TitleTerms): boolean =>
  parts.every((part) =>
    groups.some(({ terms }) =>
      terms.some(({ text, weight }) => text === part && weight >= leastSaid),
    ),
  );

/** Stop words are in no index, but a heading or keyword may consist of them: "examples". */
function stopWordHits({ entries, headings, options, typed }: Question, plain: string): RankedHit[] {
  if (plain === '' || termsOf(typed).length > 0) return [];
  return entries.flatMap(({ product }, page) =>
    wholeHeading(plain, headings(page))
      ? [{ page, score: levels.heading + (options.product === product ? readProductBonus : 0) }]
      : [],
  );
}

/** Returns the hits of pages by their words and titles. */
export function pageHits(question: Question, { names }: NameQuery): RankedHit[] {
  const { query, options, headings, titleOf, typed } = question;
  const plain = plainQuery(typed);
  const named = stopWordHits(question, plain);
  if (named.length > 0) return named;
  const weighed = weighPages(question);
  const isSentence = query.groups.length >= sentenceWords && /\s/.test(typed.trim());
  const least = isSentence ? leastOfSentence : leastCoverage;
  const hasMost = weighed.some(({ coverage }) => coverage.words >= leastWords);
  const isIn = options.product !== undefined && options.product !== 'introduction';
  const hits = weighed.flatMap(({ id, entry, coverage, candidates, score }): RankedHit[] => {
    const whole = plain.length > 2 ? wholeHeading(plain, headings(id)) : undefined;
    const heading = whole ?? candidates[0]?.heading?.heading;
    const section = heading?.id ? { id: heading.id, heading: heading.text } : undefined;
    const ofProduct = options.product === entry.product ? readProductBonus : 0;
    const title = wholeOf(entry.title).replace(/\s/g, '');
    const isGuide = entry.kind === 'guide';
    // Written as one word, the name of a product is that of a component.
    if (query.isProduct && entry.product === query.product && isOverview(entry)) {
      return [{ page: id, score: levels.overview }];
    }
    // Several products have a page on selection: the one of the product being read is meant, whatever its title.
    const isElsewhere =
      isIn && isGuide && entry.product !== options.product && entry.product !== 'introduction';
    if (names.includes(title) && !isElsewhere) {
      const ofKind = isGuide === query.isName ? 0 : 0.5;
      return [{ page: id, score: levels.title + ofProduct + ofKind + score / 10 }];
    }
    if (whole) {
      return [{ page: id, ...(section && { section }), score: levels.heading + ofProduct + score }];
    }
    return Math.max(coverage.words, coverage.inTitle, togetherOf({ candidates })) > least
      ? [{ page: id, score, ...(section && { section }) }]
      : [];
  });
  if (hits.length > 0) {
    const { length } = query.groups;
    const isShort = !query.isName && length > 1 && length <= shortWords && !hasMost;
    return isShort && Math.max(...weighed.map(togetherOf)) < leastTogether ? [] : hits;
  }
  // If most words are unknown, show the page about the one that is known: "case insensitive sort".
  return weighed
    .filter(
      ({ id, coverage }) =>
        coverage.title >= leastTitle &&
        coverage.inTitle >= leastTitle &&
        (query.groups.length < sentenceWords || isSaid(query, titleOf(id))),
    )
    .map(({ id, score }) => ({ page: id, score: leastCoverage * score }));
}
