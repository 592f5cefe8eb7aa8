import { translate } from '@docusaurus/Translate';
import type { Failure } from '@site/src/search/browser/protocol';
import type { Kind } from '@site/src/search/types';

export const kindLabel = (kind: Kind): string =>
  ({
    guide: translate({ id: 'x.search.guides', message: 'Guides' }),
    api: translate({ id: 'x.search.api', message: 'API' }),
    migration: translate({ id: 'x.search.migration', message: 'Migration' }),
  })[kind];

/** Returns what went wrong, and what the reader can do about it. */
export const failureText = (reason: Exclude<Failure, 'unloaded'> | undefined): string =>
  ({
    network: translate({
      id: 'x.search.failure.network',
      message: 'The search index could not be loaded: you may be offline, or it is blocked.',
    }),
    missing: translate({
      id: 'x.search.failure.missing',
      message: 'The server has no search index for this version.',
    }),
    damaged: translate({
      id: 'x.search.failure.damaged',
      message: 'The search index is damaged and cannot be read.',
    }),
    otherBuild: translate({
      id: 'x.search.failure.otherBuild',
      message: 'The site was updated while you were reading. Try again, or reload the page.',
    }),
    worker: translate({
      id: 'x.search.failure.worker',
      message: 'Search could not be started in this browser.',
    }),
  })[reason ?? 'worker'];

/** Returns the number of results in words, which a screen reader announces when it changes. */
export const countText = (count: number): string =>
  count === 0
    ? translate({ id: 'x.search.noResults', message: 'No results' })
    : count === 1
      ? translate({ id: 'x.search.oneResult', message: '1 result' })
      : translate({ id: 'x.search.results', message: '{count} results' }, { count });
