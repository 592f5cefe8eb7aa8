import type { ProductId } from '../../products/types';
import type { Details } from './details';
import type { SearchResult } from '../types';

/**
 * Why search does not work, in this order: the request failed or was blocked; the files don't exist; the response is not an
 * index; the files are from another build than the manifest; the worker's script could not be loaded; the browser could not
 * start the worker.
 */
export type Failure = 'network' | 'missing' | 'damaged' | 'otherBuild' | 'unloaded' | 'worker';

/** A message from the page to the worker. */
export type Request =
  | {
      type: 'open';
      /** The base path of the site in the language being read. */
      baseUrl: string;
      /** The segment of the version in addresses. */
      segment: string;
      /** Whether to bypass the browser's cache, after a failure. */
      isFresh: boolean;
    }
  | {
      type: 'search';
      id: number;
      query: string;
      /** The product of the page being read, whose pages rank higher. */
      product: ProductId;
      /** Whether to search only that product's pages. */
      isScoped: boolean;
    };

/** A message from the worker to the page. */
export type Reply =
  | { type: 'ready' }
  | { type: 'failed'; reason: Failure }
  | { type: 'result'; id: number; result: SearchResult }
  | { type: 'details'; id: number; details: Record<string, Details> };
