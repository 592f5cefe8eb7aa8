import type { ProductId } from '../../products/types';
import type { Details } from './details';
import type { SearchResult } from '../types';

/**
 * Why search does not work: the network or a blocker let nothing through; the files are not there; what came is no index;
 * the files belong to another build than the page; the browser could not start the worker.
 */
export type Failure = 'network' | 'missing' | 'damaged' | 'otherBuild' | 'worker';

/** What the page asks of the worker. */
export type Request =
  | {
      type: 'open';
      /** The base path of the site in the language being read. */
      baseUrl: string;
      /** The segment of the version in addresses. */
      segment: string;
      /** Whether what the browser has cached is not to be trusted: after a failure. */
      isFresh: boolean;
    }
  | {
      type: 'search';
      id: number;
      query: string;
      /** The product of the page being read, whose pages lead. */
      product: ProductId;
      /** Whether only its pages are wanted. */
      isScoped: boolean;
    };

/** What the worker tells the page. */
export type Reply =
  | { type: 'ready'; pages: number }
  | { type: 'failed'; reason: Failure }
  | { type: 'result'; id: number; result: SearchResult }
  | { type: 'details'; id: number; details: Record<string, Details> };
