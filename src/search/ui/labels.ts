import type { Failure } from '@site/src/search/browser/session';
import type { Kind } from '@site/src/search/types';

export const kindLabels: Record<Kind, string> = {
  guide: 'Guides',
  api: 'API',
  migration: 'Migration',
};

/** Returns what went wrong, and what the reader can do about it. */
export const failureText = (reason: Exclude<Failure, 'unloaded'> | undefined): string =>
  ({
    network: 'The search index could not be loaded: you may be offline, or it is blocked.',
    missing: 'The server has no search index for this version.',
    damaged: 'The search index is damaged and cannot be read.',
    otherBuild: 'The site was updated while you were reading. Try again, or reload the page.',
    worker: 'Search could not be started in this browser.',
  })[reason ?? 'worker'];

/** Returns the number of results in words, which a screen reader announces when it changes. */
export const countText = (count: number): string =>
  count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`;
