/** Every cache of this site starts so; on its host may be others. */
export const cachePrefix = 'mui-x-docs-';

/** Caches that the worker fills while a reader visits pages. The number is that of their form. */
export const visitCaches = {
  pages: `${cachePrefix}pages-1`,
  assets: `${cachePrefix}assets-1`,
  files: `${cachePrefix}files-1`,
} as const;

/** Every cache with copies that a reader saved starts so. */
export const savedPrefix = `${cachePrefix}saved-`;

/** Holds what was saved of each version, as `<base>offline/saved/<version>.json`. */
export const recordsCache = `${cachePrefix}records`;

/** Files of a version whose names carry a hash: those of all builds stand together. */
export const savedAssets = (version: string): string => `${savedPrefix}${version}-assets`;

/** The other files of a version: those of each build by themselves, so that an update never mixes two. */
export const savedPages = (version: string, build: string): string =>
  `${savedPrefix}${version}-pages-${build}`;

/** A request with this field is the page's own business: the worker lets it pass and keeps nothing of it. */
export const passHeader = 'x-offline-pass';

/** The page's order to a worker that waits. */
export const skipWaiting = 'SKIP_WAITING';

/** What a worker tells all pages when it has become the active one. */
export interface ActivatedMessage {
  type: 'ACTIVATED';
  /** Differs between two builds. */
  build: string;
}

/** Where the page for addresses without a copy is, below the base. */
export const offlinePath = 'offline/';
