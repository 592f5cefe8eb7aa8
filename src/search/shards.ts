import { isIdentifier, partsOf, wordsAt } from './words';
import type { SearchPage, Section } from './types';

/**
 * A section in a shard: id, heading, text, 1 for a row of an API table, and the identifiers in the part of it that is not
 * shown.
 */
export type ShardSection = [
  id: string,
  heading: string,
  text: string,
  isRow?: 0 | 1,
  names?: string,
];

/** The sections of some neighboring pages. */
export interface ShardFile {
  pages: Record<number, ShardSection[]>;
}

/** The most text that an excerpt can show of a section; the index has all of its words. */
const textLength = 200;
const rowTextLength = 120;

/** Cuts a text at the end of a word. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return `${text.slice(0, end > length / 2 ? end : length)}…`;
}

/** Names beyond this number are those of a long example and are left out. */
const maxNames = 24;

/** Returns the identifiers in a section, without those in its heading and the text that is shown. */
function hiddenNames({ heading, text, code }: Section, shown: string): string {
  const seen = new Set(wordsAt(`${heading} ${shown}`).map(({ word }) => word));
  const names = wordsAt(`${text} ${code}`)
    .map(({ word }) => word)
    .filter((word) => isIdentifier(word) && partsOf(word).length > 1 && !seen.has(word));
  return [...new Set(names)].slice(0, maxNames).join(' ');
}

function toShardSection(section: Section): ShardSection {
  const { id, heading, text, isRow } = section;
  if (isRow) return [id, heading, shorten(text, rowTextLength), 1];
  const shown = shorten(text, textLength);
  const names = hiddenNames(section, shown);
  return names ? [id, heading, shown, 0, names] : [id, heading, shown];
}

/**
 * The number of characters of excerpts in a shard. Hits are spread all over the site, so the other pages in a shard are
 * seldom needed, but very small files compress badly.
 */
const shardLength = 5000;

/** Puts the excerpts of all pages of an index into shards. Sections with nothing but code are left out. */
export function shardPages(pages: readonly SearchPage[]): ShardFile[] {
  const shards: ShardFile[] = [];
  let length = Infinity;
  pages.forEach(({ sections, description }, id) => {
    const own = sections.filter(({ heading, text }) => heading || text).map(toShardSection);
    const [first] = own;
    // A page that opens with a heading shows its description.
    const whole: ShardSection[] = first?.[0] === '' ? own : [['', '', description], ...own];
    const added = JSON.stringify(whole).length;
    if (length + added > shardLength) {
      shards.push({ pages: {} });
      length = 0;
    }
    (shards.at(-1) as ShardFile).pages[id] = whole;
    length += added;
  });
  return shards;
}

/** Returns the number of the shard that holds each page. */
export const shardNumbers = (shards: readonly ShardFile[]): number[] =>
  // The pages of a shard follow those of the one before it.
  shards.flatMap(({ pages }, number) => Object.keys(pages).map(() => number));
