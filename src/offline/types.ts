/** A file in a list: address below the base, bytes, bytes on the wire, hash (empty if its name has one), groups. */
export type ListedFile = readonly [
  address: string,
  bytes: number,
  sentBytes: number,
  hash: string,
  /** Bit n is set if it belongs to `groups[n]`; no bit is set if every group needs it. */
  groups: number,
];

/** Everything that a version needs offline: `offline/<version>.json`, written after each build. */
export interface SaveList {
  version: string;
  /** Differs between two builds with different files. */
  build: string;
  /** Products, by id. */
  groups: readonly string[];
  files: readonly ListedFile[];
}

/** What the reader has saved of a version. */
export interface SaveRecord {
  build: string;
  /** Ids of products. */
  groups: readonly string[];
  isComplete: boolean;
  bytes: number;
  pages: number;
  /** How many files that is; records of earlier builds lack it. */
  files?: number;
}

/** Why a save ended early. */
export type FailureReason = 'network' | 'quota' | 'changed' | 'elsewhere';

/** How far a save has progressed. */
export interface Progress {
  bytes: number;
  totalBytes: number;
  pages: number;
  totalPages: number;
}
