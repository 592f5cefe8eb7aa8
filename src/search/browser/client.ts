import { createListeners } from '../../utils/listeners';
import { withDetails } from './groupHits';
import type { Failure, Reply, Request } from './session';
import type { SearchResult } from '../types';

export type OpenRequest = Omit<Extract<Request, { type: 'open' }>, 'type' | 'isFresh'>;
export type SearchRequest = Omit<Extract<Request, { type: 'search' }>, 'type' | 'id'>;

/** The current state of search. */
export interface ClientState {
  status: 'loading' | 'ready' | 'failed';
  /** Why it failed. */
  reason?: Failure;
  /** The query that the result answers; the reader may have typed more since. */
  answered?: string;
  result?: SearchResult;
}

/** The part of a worker that is used. */
export interface WorkerLike {
  postMessage: (message: Request) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent<Reply>) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
}

const initialState: ClientState = { status: 'loading' };

/**
 * The page's side of search: starts the worker with the first request and keeps its latest replies, for
 * `useSyncExternalStore`. Never throws.
 *
 * @param startWorker - may throw if the browser refuses workers
 */
export function createClient(startWorker: () => WorkerLike) {
  let state = initialState;
  let worker: WorkerLike | undefined;
  let opened: OpenRequest | undefined;
  let asked: SearchRequest | undefined;
  let latest = 0;
  const { subscribe, tell } = createListeners();

  const setState = (next: ClientState): void => {
    state = next;
    tell();
  };
  const fail = (reason: Failure): void => setState({ ...initialState, status: 'failed', reason });

  function receive(reply: Reply): void {
    if (reply.type === 'ready') {
      setState({ ...state, status: 'ready', reason: undefined });
    } else if (reply.type === 'failed') {
      fail(reply.reason);
    } else if (reply.id === latest && reply.type === 'result') {
      setState({ ...state, answered: asked?.query, result: reply.result });
    } else if (reply.id === latest && reply.type === 'details' && state.result) {
      const hits = withDetails(state.result.hits, reply.details);
      setState({ ...state, result: { ...state.result, hits } });
    }
  }

  function send(message: Request): void {
    try {
      if (!worker) {
        worker = startWorker();
        worker.onmessage = ({ data }) => receive(data);
        worker.onerror = (event: Event) => {
          worker?.terminate();
          worker = undefined;
          // An event without a message: the script could not be loaded.
          fail('message' in event ? 'worker' : 'unloaded');
        };
      }
      worker.postMessage(message);
    } catch {
      worker = undefined;
      fail('worker');
    }
  }

  const ask = (request: SearchRequest): void => {
    latest += 1;
    send({ type: 'search', id: latest, ...request });
  };

  return {
    getState: (): ClientState => state,
    subscribe,
    /** Loads the index of a version, unless it is already loaded. */
    open(request: OpenRequest): void {
      const isKnown = request.baseUrl === opened?.baseUrl && request.segment === opened.segment;
      const isFresh = state.status === 'failed';
      if (!isKnown) asked = undefined;
      // What failed is tried again, so that the next query isn't held back.
      if (!isKnown || isFresh) setState(initialState);
      opened = request;
      send({ type: 'open', ...request, isFresh });
    },
    search(request: SearchRequest): void {
      asked = request;
      // The worker keeps the query until the index has loaded. After a failure, `retry` sends it again.
      if (state.status !== 'failed') ask(request);
    },
    /** Starts over after a failure, bypassing the browser's cache. */
    retry(): void {
      worker?.terminate();
      worker = undefined;
      setState(initialState);
      if (opened) send({ type: 'open', ...opened, isFresh: true });
      if (asked) ask(asked);
    },
  };
}
