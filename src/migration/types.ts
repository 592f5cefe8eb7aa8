import type { ChangeProps, Frequency } from '../content/mdx/changeProps';

/** Who makes a change: a codemod, a codemod for only a part of it, or the reader. */
export type DoneBy = 'codemod' | 'partly' | 'hand';

/** The data about an entry that the filter of a page needs. */
export interface EntryFacts {
  id: string;
  title: string;
  /** None for a change to a whole package, which affects everyone who uses it. */
  components: readonly string[];
  by: DoneBy;
}

/** The data that an entry shows. */
export interface EntryDetails extends EntryFacts {
  codemod?: string;
  bites: Frequency;
}

/** An entry outside its page, as search and the upgrade check need it. */
export interface GuideEntry extends ChangeProps {
  /** The folder of its guide: `migration-data-grid-v7`. */
  page: string;
  /** Its anchor on that page. */
  id: string;
  title: string;
  /** `data-grid`, `date-pickers`, `charts` or `tree-view`. */
  product: string;
  /** The major that it leads to. */
  to: number;
  /** For code that still uses Material UI's lab. */
  isLab: boolean;
  /** Old name or path -> new one, if renaming is all that an app must do. */
  renames?: Readonly<Record<string, string>>;
}
