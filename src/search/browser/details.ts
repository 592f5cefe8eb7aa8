import { isMatch, markWords } from './marks';
import type { Plan } from './plan';
import type { ShardSection } from '../shards';
import type { MarkedText, SectionHit } from '../types';
import { wholeOf, wordsAt } from '../words';

/** What the excerpts add to a hit. */
export interface Details {
  excerpt?: MarkedText;
  sections: SectionHit[];
}

/** A section whose heading has much less of the query than another's is not worth a link. */
const leastHeading = 0.75;
const excerptLength = 150;
/** So much text stays before the first marked word. */
const leadLength = 40;

/** A plan as sets, so that a text is looked through once for each group. */
const groupSets = ({ groups }: Plan): { words: Set<string>; weight: number }[] =>
  groups.map(({ terms, weight }) => ({ words: new Set(terms.map(({ text }) => text)), weight }));

/** The words that are marked: those that stand for a word of the query, not the guesses of what it may become. */
export const searchedWords = ({ groups }: Plan): Set<string> =>
  new Set(groups.flatMap(({ terms }) => terms.map(({ text }) => text)));

/** The part of a text around its first marked word, cut at words. */
export function excerptOf({ text, marks }: MarkedText): MarkedText {
  if (text.length <= excerptLength) return { text, marks };
  const first = marks[0]?.[0] ?? 0;
  const wanted = first + leadLength < excerptLength ? 0 : first - leadLength;
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end =
    start + excerptLength >= text.length
      ? text.length
      : text.lastIndexOf(' ', start + excerptLength);
  const last = end > start ? end : Math.min(text.length, start + excerptLength);
  const before = start > 0 ? '… ' : '';
  const shift = before.length - start;
  return {
    text: `${before}${text.slice(start, last)}${last < text.length && !text.endsWith('…', last) ? ' …' : ''}`,
    marks: marks
      .filter(([from, to]) => from >= start && to <= last)
      .map(([from, to]) => [from + shift, to + shift] as const),
  };
}

interface Scored {
  section: ShardSection;
  heading: number;
  text: number;
}

/**
 * Which sections of a page answer a query, and what the page says about it.
 *
 * @param title - of the page: sections that repeat it without adding anything are not worth a link
 * @param maxSections - links to sections under a page: more would push the next page out of sight
 */
export function detailsOf(
  plan: Plan,
  title: string,
  sections: readonly ShardSection[],
  maxSections: number = 3,
): Details {
  const groups = groupSets(plan);
  const searched = searchedWords(plan);
  const total = groups.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const shareOf = (text: string): number => {
    const words = wordsAt(text).map(({ word }) => word);
    return (
      groups.reduce(
        (sum, group) => sum + (words.some((word) => isMatch(word, group.words)) ? group.weight : 0),
        0,
      ) / total
    );
  };
  const scored: Scored[] = sections.map((section) => {
    const [, heading, text, isRow] = section;
    const isNamed = isRow === 1 && searched.has(wholeOf(heading));
    return { section, heading: isNamed ? 2 : shareOf(heading), text: shareOf(text) };
  });
  const inTitle = shareOf(title);
  const best = (list: Scored[], score: (one: Scored) => number): Scored[] =>
    [...list].sort((a, b) => score(b) - score(a));
  const bestHeading = Math.max(...scored.map(({ heading }) => heading), 0);
  const linked = best(
    scored.filter(
      ({ section: [id], heading }) =>
        id !== '' &&
        heading > 0 &&
        heading >= bestHeading * leastHeading &&
        (heading > inTitle || heading >= 1),
    ),
    ({ heading, text }) => heading * 2 + text,
  ).slice(0, maxSections);
  const [shown] = best(
    scored.filter(({ section: [, , text] }) => text !== ''),
    ({ heading, text }) => text * 2 + heading,
  );
  if (shown && shown.section[0] !== '' && shown.text >= 1 && linked.length === 0) {
    linked.push(shown);
  }
  return {
    ...(shown && { excerpt: excerptOf(markWords(shown.section[2], searched)) }),
    sections: linked.map(({ section: [id, heading] }) => ({
      id,
      heading: markWords(heading, searched),
    })),
  };
}
