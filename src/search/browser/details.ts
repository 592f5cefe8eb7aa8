import { isMatch, markWords } from './marks';
import type { Query } from './query';
import type { ShardSection } from '../shards';
import type { Hit, MarkedText } from '../types';
import { wholeOf, wordsAt } from '../words';

/** What the excerpts add to a hit; the section that answers, if the names alone did not tell. */
export type Details = Pick<Hit, 'excerpt' | 'section'> & Required<Pick<Hit, 'sections'>>;

/** A section gets a link only if its heading matches at least this share of what the best heading matches. */
const leastHeading = 0.75;
const excerptLength = 150;
/** How many characters to keep before the first marked word. */
const leadLength = 40;

/** Turns a query into sets, so that a text is scanned once for each group. */
const groupSets = ({ groups }: Query): { words: Set<string>; weight: number }[] =>
  groups.map(({ terms, weight }) => ({ words: new Set(terms.map(({ text }) => text)), weight }));

/** Returns the words to mark: all terms that stand for a word of the query, including completions and corrections. */
export const searchedWords = ({ groups }: Query): Set<string> =>
  new Set(groups.flatMap(({ terms }) => terms.map(({ text }) => text)));

/** Returns the part of a text around its first marked word, cut at word boundaries. */
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

/** How well the text and heading of a section match the query, to compare it with other sections of the page. */
const valueOf = ({ heading, text }: Scored): number => text * 2 + Math.min(heading, 1);

/** A hit leads to a section if its text has this share of the query, and this much more than the beginning of the page. */
const leastText = 0.6;
const leastLead = 0.15;

export interface DetailsOptions {
  /** The title of the page: sections that repeat it without adding anything are not worth a link. */
  title: string;
  /** The section that the hit already leads to. */
  section?: string;
  /** The most links to sections under a hit: more would push the next hit out of sight. */
  maxSections?: number;
}

/** Returns what a page or section says about a query, which section the hit leads to, and which others answer as well. */
export function detailsOf(
  query: Query,
  sections: readonly ShardSection[],
  { title, section: known, maxSections = 3 }: DetailsOptions,
): Details {
  const groups = groupSets(query);
  const searched = searchedWords(query);
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
    const [, heading, text, isRow, names = ''] = section;
    const isNamed = isRow === 1 && searched.has(wholeOf(heading));
    return {
      section,
      heading: isNamed ? 2 : shareOf(heading),
      text: shareOf(`${heading} ${text} ${names}`),
    };
  });
  const best = (list: Scored[], score: (one: Scored) => number): Scored[] =>
    [...list].sort((a, b) => score(b) - score(a));
  const own = scored.find(({ section: [id] }) => id === known && known !== '');
  const intro = scored[0]?.section[0] === '' ? scored[0] : undefined;
  const [shown] = best(
    scored.filter(({ section: [, , text] }) => text !== ''),
    valueOf,
  );
  const inTitle = shareOf(title);
  const leads =
    own === undefined &&
    shown !== undefined &&
    shown.section[0] !== '' &&
    // Rows are found by name only.
    shown.section[3] !== 1 &&
    shown.text >= leastText &&
    shown.text > (intro?.text ?? 0) + leastLead &&
    inTitle < 1;
  const target = own ?? (leads ? shown : undefined);

  const bestHeading = Math.max(...scored.map(({ heading }) => heading), 0);
  const linked = best(
    scored.filter(
      (one) =>
        one !== target &&
        one.section[0] !== '' &&
        one.heading > 0 &&
        one.heading >= bestHeading * leastHeading &&
        (one.heading > inTitle || one.heading >= 1),
    ),
    ({ heading, text }) => heading * 2 + text,
  ).slice(0, maxSections);
  const quoted = target && target.section[2] !== '' ? target : shown;
  return {
    ...(quoted && { excerpt: excerptOf(markWords(quoted.section[2], searched)) }),
    ...(leads && {
      section: { id: shown.section[0], heading: markWords(shown.section[1], searched) },
    }),
    sections: linked.map(({ section: [id, heading] }) => ({
      id,
      heading: markWords(heading, searched),
    })),
  };
}
