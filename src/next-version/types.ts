/** What can find an entry; `next-<version>.md` says it of each, and one that could not run ticks nothing off. */
export const sources = {
  reference: 'API reference',
  coverage: 'new without a guide',
  gone: 'gone',
  defaults: 'other default',
  deprecated: 'deprecated',
  types: 'does not compile',
  fences: 'fence does not compile',
  claims: 'claim does not hold',
  prose: 'sentence about a version',
  links: 'link',
  search: 'search fixture',
  tags: 'tag "New"',
  packages: 'packages',
} as const;

export type Source = keyof typeof sources;

/**
 * Sources that only ask somebody to read: what they find may be right as it stands, so a tick made by hand stays. What the
 * others find is wrong until they no longer find it.
 */
export const judged: ReadonlySet<Source> = new Set(['defaults', 'prose', 'tags', 'packages']);

/** One thing to do for the next version. */
export interface Entry {
  /** The same in every run: made of what it is about, not of the line it stands on. */
  id: string;
  source: Source;
  /** A page, a demo or another file, below the project's folder. */
  file: string;
  /** 1 where it concerns the whole file. */
  line: number;
  /** What it is about, in one line of Markdown. */
  about: string;
  /** What changed in the packages, in Markdown: of the reference's difference, then lines of the change log. */
  changes: string[];
  /** What failed; empty where nothing did. */
  failed: string;
  /** What is asked of a person. */
  ask: string;
}

/** What a source has found. */
export interface Finding {
  source: Source;
  entries: Entry[];
  /** Why it could not run. */
  notRun?: string;
}

/** A package in the move. */
export interface PackageStep {
  name: string;
  from: string;
  to: string;
}
