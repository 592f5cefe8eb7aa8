import type { Kind } from '@site/src/search/types';

export const kindLabels: Record<Kind, string> = {
  guide: 'Guides',
  api: 'API',
  migration: 'Migration',
};

/** Returns the number of results in words, which a screen reader announces when it changes. */
export const countText = (count: number): string =>
  count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`;
