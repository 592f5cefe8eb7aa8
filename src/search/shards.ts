import type { SearchPage, Section } from './types';
import { shardOf } from './indexPages';

/** A section as a shard holds it: id, heading, text, and 1 for a row of an API table. */
export type ShardSection = [id: string, heading: string, text: string, isRow?: 1];

/** The sections of some neighbouring pages. */
export interface ShardFile {
  format: number;
  pages: Record<number, ShardSection[]>;
}

export const shardFormat = 1;

/** What an excerpt can show of a section; the index knows all of its words. */
const textLength = 280;
const rowTextLength = 120;

/** The start of a text up to the end of a word. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return `${text.slice(0, end > length / 2 ? end : length)}…`;
}

const toShardSection = ({ id, heading, text, isRow }: Section): ShardSection =>
  isRow ? [id, heading, shorten(text, rowTextLength), 1] : [id, heading, shorten(text, textLength)];

/** The excerpts of all pages of an index, in shards. Sections of nothing but code are left out. */
export function shardPages(pages: readonly SearchPage[]): ShardFile[] {
  const shards: ShardFile[] = [];
  pages.forEach(({ sections, description }, id) => {
    const number = shardOf(id);
    const shard = (shards[number] ??= { format: shardFormat, pages: {} });
    const own = sections.filter(({ heading, text }) => heading || text).map(toShardSection);
    const [first] = own;
    // A page that opens with a heading still has something to show for itself.
    shard.pages[id] = first?.[0] === '' ? own : [['', '', description], ...own];
  });
  return shards;
}
