/** The checks that find entries, with their labels in `next-<version>.md`. */
export const sources = {
  reference: 'API reference',
  coverage: 'new without a guide',
  messages: 'message without an explanation',
  changes: 'change log',
  gone: 'gone',
  defaults: 'changed default',
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

/** One thing to do for the next version. */
export interface Entry {
  /** The same in every run: made of its subject, not of its line number. */
  id: string;
  source: Source;
  /** A page, a demo or another file, relative to the project's folder. */
  file: string;
  /** 1 if it concerns the whole file. */
  line: number;
  /** What it is about, in one line of Markdown. */
  about: string;
  /** What changed in the packages, in Markdown: from the diff of the reference, then from the change log. */
  changes: string[];
  /** What failed; empty if nothing did. */
  failed: string;
  /** What a person should do. */
  ask: string;
}

/** The findings of one source. */
export interface Finding {
  source: Source;
  entries: Entry[];
  /** Why it could not run. */
  notRun?: string;
}

/** The move of one package from one release to another. */
export interface PackageStep {
  name: string;
  from: string;
  to: string;
}
