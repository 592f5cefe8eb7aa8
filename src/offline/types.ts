/** A file as lists have it: address below the base, bytes, bytes on the wire, hash (empty when its name has one), groups. */
export type ListedFile = readonly [
  address: string,
  bytes: number,
  sentBytes: number,
  hash: string,
  /** Bit n is set when it belongs to `groups[n]`; none is set for what every group needs. */
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

/** What a reader has of a version. */
export interface SaveRecord {
  build: string;
  /** Ids of products. */
  groups: readonly string[];
  isComplete: boolean;
  bytes: number;
  pages: number;
}

/** Why a save ended early. */
export type FailureReason = 'network' | 'quota' | 'changed' | 'elsewhere';

/** How far a save is. */
export interface Progress {
  bytes: number;
  totalBytes: number;
  pages: number;
  totalPages: number;
}
