import type { GuideEntry } from '../types';

/** A file of the reader's code. */
export interface SourceFile {
  path: string;
  text: string;
}

/** What a use is; the first kinds break a build, the last ones go unnoticed the longest. */
export const useKinds = ['path', 'export', 'member', 'class', 'type', 'word'] as const;

/** A public name in the reader's code. */
export interface Use {
  line: number;
  kind: (typeof useKinds)[number];
  /** What the name may be a member of, as entries write it: `DataGrid`, `GridApi`, `gridClasses`. */
  owners: readonly string[];
  name: string;
  /** The product of the import that the name is bound to; absent where there is none, as in CSS. */
  product?: string;
  /** The path that an export is imported from. */
  source?: string;
  /** The value of a member, if it is a literal; of a type with arguments, the name of the first, or nothing. */
  value?: string | undefined;
  /** The other keys of the object, or props of the element. */
  beside?: readonly string[];
  /** Whether it is an import or a re-export, not a use in code. */
  isImport?: boolean;
}

/** A line of the reader's code. */
export interface CodeLine {
  file: string;
  line: number;
  /** The line itself. */
  text: string;
}

/** A line that an entry concerns. */
export interface Finding extends CodeLine {
  /** What of the line the entry is about. */
  name: string;
  kind: Use['kind'];
  entry: GuideEntry;
  /** The line with the new name, if renaming is all there is to do. */
  after?: string;
}

/** A place that the engine can't judge. */
export interface Unseen extends CodeLine {
  why: string;
}

export interface UpgradeReport {
  majors: Majors;
  findings: Finding[];
  unseen: Unseen[];
  skipped: { file: string; why: string }[];
  /** Entries about behavior, which no name in the code gives away, of the products that are imported. */
  byHand: GuideEntry[];
  /** Whether any of the files uses the library. */
  isUsed: boolean;
  /** How many files were read. */
  files: number;
}

/** The majors to move from, by product, and the major to move to. 0 means from any major, because no version is known. */
export interface Majors {
  from: number | Readonly<Record<string, number>>;
  to: number;
}
