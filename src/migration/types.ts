import type { Frequency } from '../mdx/changeProps';

/** Who does a change: a codemod wholly or partly, or the reader. */
export type DoneBy = 'codemod' | 'partly' | 'hand';

/** What the filter of a page knows of an entry. */
export interface EntryFacts {
  id: string;
  /** None for a change of a whole package: it concerns all who use it. */
  components: readonly string[];
  by: DoneBy;
}

/** What an entry shows of itself. */
export interface EntryDetails extends EntryFacts {
  title: string;
  codemod?: string;
  bites: Frequency;
}
