/** Prefix of all caches of this site, since its host may have others. */
export const cachePrefix = 'mui-x-docs-';

/** Caches that the worker fills while a reader visits pages. The number is the version of their format. */
export const visitCaches = {
  pages: `${cachePrefix}pages-1`,
  assets: `${cachePrefix}assets-1`,
  files: `${cachePrefix}files-1`,
} as const;

/** Prefix of all caches with copies that a reader saved. */
export const savedPrefix = `${cachePrefix}saved-`;

/** Holds what was saved of each version, as `<base>offline/saved/<version>.json`. */
export const recordsCache = `${cachePrefix}records`;

/** Cache of a version's files that have a hash in their names: one for all builds. */
export const savedAssets = (version: string): string => `${savedPrefix}${version}-assets`;

/** Cache of a version's other files: one per build, so that an update never mixes two. */
export const savedPages = (version: string, build: string): string =>
  `${savedPrefix}${version}-pages-${build}`;

/** Header of requests that the worker passes through without storing anything. */
export const passHeader = 'x-offline-pass';

/** The message with which the page activates a waiting worker. */
export const skipWaiting = 'SKIP_WAITING';

/** The message that a worker sends to all pages when it becomes active. */
export interface ActivatedMessage {
  type: 'ACTIVATED';
  /** Differs between two builds. */
  build: string;
}

/** Path below the base of the offline page, which is shown for addresses without a copy. */
export const offlinePath = 'offline/';
