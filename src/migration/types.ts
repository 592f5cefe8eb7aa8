import type { Frequency } from '../content/mdx/changeProps';

/** Who makes a change: a codemod, a codemod for only a part of it, or the reader. */
export type DoneBy = 'codemod' | 'partly' | 'hand';

/** The data about an entry that the filter of a page needs. */
export interface EntryFacts {
  id: string;
  /** None for a change to a whole package, which affects everyone who uses it. */
  components: readonly string[];
  by: DoneBy;
}

/** The data that an entry shows. */
export interface EntryDetails extends EntryFacts {
  title: string;
  codemod?: string;
  bites: Frequency;
}
