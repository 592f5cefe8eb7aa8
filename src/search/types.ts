import type { IndexedSection } from '../api-reference/types';
import type { Tag } from '../navigation/tags';
import type { OldNames } from '../migration/oldNames';
import type { ProductId } from '../products/types';

/** What a page is for; results are grouped by it, in this order when nothing else decides. */
export type Kind = 'guide' | 'api' | 'migration';

export const kinds: readonly Kind[] = ['guide', 'api', 'migration'];

/** Returns what a page is for, by the first part of its path below base path and version. */
export function kindOfPath(path: string): Kind {
  // Readers who upgrade look for what changed between versions of the reference.
  if (path.startsWith('/api/changes/')) return 'migration';
  const [, section] = path.split('/');
  return section === 'api' || section === 'migration' ? section : 'guide';
}

/** A part of a page of the docs, or of the reference. */
export interface Section extends IndexedSection {
  /** The bold beginnings of its paragraphs and list items: a symptom or a message, followed by what it means. */
  leads?: readonly string[];
  /** Other words that readers use for it, from the front matter. */
  keywords?: readonly string[];
}

export type RowPlan = NonNullable<IndexedSection['plan']>;

/** A page as it goes into the index. */
export interface SearchPage {
  /** The path below the base path of its version, with a slash at both ends. */
  path: string;
  title: string;
  description: string;
  tags: readonly Tag[];
  /** The labels of the groups around it in the navigation, outermost first. */
  trail: readonly string[];
  /** Other words a reader may know it by, from the front matter. */
  keywords: readonly string[];
  sections: readonly Section[];
  /** For migration guides, the names from older majors that the entries explain. */
  oldNames?: readonly OldNames[];
  /** How many other pages of its version link to it in their text; omitted if unknown. */
  linkedFrom?: number;
}

/** What the worker knows about a page before any excerpt has arrived. */
export interface PageEntry {
  path: string;
  title: string;
  kind: Kind;
  product: ProductId;
  tags: readonly Tag[];
  /** The names of the groups around it, for pages that share a title. */
  trail: readonly string[];
  /** How many of the site's own pages link to it: 0 to 9, one step for each doubling. */
  standing: number;
}

/** A piece of text to show, and the parts of it to mark: pairs of start and end, in order, not overlapping. */
export interface MarkedText {
  text: string;
  marks: readonly (readonly [start: number, end: number])[];
}

/** A section that a hit leads to, or that matches on its own. */
export interface SectionHit {
  /** The id of the anchor. */
  id: string;
  heading: MarkedText;
  /** Whether it is a row of an API table. */
  isRow?: true;
}

/** A page, or a section of it, that matches. Its text arrives later than the rest, with the excerpts. */
export interface Hit extends Omit<PageEntry, 'title' | 'standing'> {
  /** The number of the page. */
  page: number;
  /** The title of the page. */
  title: MarkedText;
  section?: SectionHit;
  /** The titles of the other pages that have the same row. */
  others?: readonly string[];
  /** Whether the query names another library, and this is the product that does the same. */
  isOther?: true;
  score: number;
  excerpt?: MarkedText;
  sections?: readonly SectionHit[];
}

/** A page or a row whose name is like the query. */
export interface Nearest {
  name: string;
  path: string;
  /** The id of the anchor of a row. */
  id?: string;
}

/** The answer to a query. */
export interface SearchResult {
  /** The best first. */
  hits: Hit[];
  /** Whether only names were searched: the texts are still loading, and another answer will follow. */
  isPartial?: true;
  /** The query with misspelled words replaced; unset if there were none. */
  corrected?: string;
  /** If there are no hits: the pages and names most similar to the query, most similar first. */
  nearest?: Nearest[];
  /** If there are no hits in one product: whether the others have some. */
  isElsewhere?: boolean;
}
