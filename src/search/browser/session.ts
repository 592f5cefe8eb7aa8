import { createEngine, IndexError } from './engine';
import { detailsOf, type Details } from './details';
import { hitKey } from './groupHits';
import type { IndexFile } from '../indexFile';
import { isManifest, manifestPath, searchFolder } from '../manifest';
import type { NamesFile } from '../namesFile';
import type { Query } from './query';
import { resultOf } from './results';
import type { ShardFile } from '../shards';
import type { ProductId } from '../../products/types';
import type { Hit, SearchResult } from '../types';

/** Links to sections under the best hit, and under each of the others. */
const bestSections = 2;
const otherSections = 1;
/** Excerpts are fetched for this many hits, as many as a reader sees. */
const maxDetails = 6;

/** Why something could not be read. */
class ReadError extends Error {
  constructor(readonly reason: Failure) {
    super(reason);
  }
}

/** Reads JSON from this site; falls back to a cached copy if the network fails, unless `cache` is `reload`. */
async function readJson(url: string, cache: RequestCache, fetcher: typeof fetch): Promise<unknown> {
  const failAs = (reason: Failure) => (): never => {
    throw new ReadError(reason);
  };
  const ask = (mode: RequestCache): Promise<Response> =>
    fetcher(url, { cache: mode, credentials: 'same-origin' });
  const asked = cache === 'reload' ? ask(cache) : ask(cache).catch(() => ask('force-cache'));
  const response = await asked.catch(failAs('network'));
  if (!response.ok) throw new ReadError(response.status === 404 ? 'missing' : 'network');
  return response.json().catch(failAs('damaged'));
}

/**
 * Creates the code that runs in the worker: it loads the index of one version and answers queries. Only the latest query
 * is answered; one that arrives while the index is loading is answered once the index is there.
 */
export function createSession({
  reply,
  fetcher = fetch,
}: {
  reply: (reply: Reply) => void;
  fetcher?: typeof fetch;
}): (request: Request) => Promise<void> {
  let opening: ReturnType<typeof read> | undefined;
  let latest = 0;

  /** Loads names and words in parallel; the names are the smaller file and arrive first. */
  function read({ baseUrl, segment, isFresh }: Extract<Request, { type: 'open' }>) {
    const folder = baseUrl + searchFolder;
    const cache = isFresh ? 'reload' : 'default';
    const listed = readJson(manifestPath(baseUrl), isFresh ? 'reload' : 'no-cache', fetcher).then(
      (manifest) => {
        if (!isManifest(manifest)) throw new ReadError('damaged');
        const version = manifest.versions[segment];
        if (!version) throw new ReadError('missing');
        return { manifest, version };
      },
    );
    const readOwn = async <File extends { build: string }>(kind: 'names' | 'index') => {
      const { manifest, version } = await listed;
      const file = (await readJson(folder + version[kind], cache, fetcher)) as File;
      if (file?.build !== manifest.build) {
        throw new ReadError(file?.build ? 'otherBuild' : 'damaged');
      }
      return file;
    };
    const readingIndex = readOwn<IndexFile>('index');
    // Avoids an unhandled rejection: the failure is reported through `whole`.
    readingIndex.catch(() => undefined);
    const named = readOwn<NamesFile>('names').then(async (names) => {
      const { manifest, version } = await listed;
      /** The shards of excerpts that have been requested. */
      const shards = new Map<number, Promise<ShardFile | undefined>>();
      const { excerpts } = version;
      return { engine: createEngine(names), manifest, names, shards, folder, excerpts };
    });
    const whole = named.then(async (opened) => ({
      ...opened,
      engine: createEngine(opened.names, await readingIndex),
    }));
    whole.catch(() => undefined);
    return { key: baseUrl + segment, named, whole };
  }
  type Opened = Awaited<ReturnType<typeof read>['named']>;

  /** Whether the pages of the dev server have changed since. */
  async function isOutdated({ manifest }: Opened, baseUrl: string): Promise<boolean> {
    if (!manifest.isLive) return false;
    const now = await readJson(manifestPath(baseUrl), 'no-cache', fetcher).catch(() => undefined);
    return isManifest(now) && now.build !== manifest.build;
  }

  async function open(request: Extract<Request, { type: 'open' }>): Promise<void> {
    const key = request.baseUrl + request.segment;
    // No `await` before `opening` is set for the first time: a query may follow immediately.
    if (opening?.key === key && !request.isFresh) {
      const there = await opening.whole.catch(() => undefined);
      // The call that started loading reports the failure.
      if (!there) return;
      if (!(await isOutdated(there, request.baseUrl))) {
        reply({ type: 'ready' });
        return;
      }
    }
    const own = (opening = read(request));
    try {
      await own.named;
      if (opening === own) reply({ type: 'ready' });
      await own.whole;
    } catch (error) {
      if (opening === own) {
        opening = undefined;
        const reason: Failure =
          error instanceof ReadError
            ? error.reason
            : error instanceof IndexError
              ? 'damaged'
              : 'worker';
        reply({ type: 'failed', reason });
      }
    }
  }

  /** Loads the excerpts of a shard; undefined if that fails, and hits are then shown without excerpts. */
  function shardOf(opened: Opened, number: number): Promise<ShardFile | undefined> {
    const known = opened.shards.get(number);
    if (known) return known;
    const loading = readJson(opened.folder + opened.excerpts[number], 'default', fetcher).then(
      (shard) => ((shard as ShardFile)?.pages ? (shard as ShardFile) : undefined),
      () => {
        // Requested again with the next query: the network may be back.
        opened.shards.delete(number);
        return undefined;
      },
    );
    opened.shards.set(number, loading);
    return loading;
  }

  async function sendDetails(
    opened: Opened,
    id: number,
    query: Query,
    hits: readonly Hit[],
  ): Promise<void> {
    const wanted = hits.slice(0, maxDetails);
    const numbers = [...new Set(wanted.map(({ page }) => opened.names.shards[page] ?? 0))];
    await Promise.all(
      numbers.map(async (number) => {
        const shard = await shardOf(opened, number);
        if (!shard || id !== latest) return;
        const details = wanted.flatMap((hit, index) => {
          const sections = shard.pages[hit.page];
          if (!sections) return [];
          const most = hit.section?.isRow ? 0 : index === 0 ? bestSections : otherSections;
          const own = detailsOf(query, sections, {
            title: hit.title.text,
            section: hit.section?.id,
            maxSections: most,
          });
          return [[hitKey(hit), own] as const];
        });
        if (details.length > 0) {
          reply({ type: 'details', id, details: Object.fromEntries(details) });
        }
      }),
    );
  }

  async function search(request: Extract<Request, { type: 'search' }>): Promise<void> {
    const { id } = request;
    latest = id;
    const current = opening;
    let isWhole = false;
    current?.whole.then(
      () => (isWhole = true),
      () => undefined,
    );
    const named = await current?.named.catch(() => undefined);
    if (!named || id !== latest) return;
    if (!isWhole) {
      const { result } = resultOf(named.engine, request);
      reply({ type: 'result', id, result: { ...result, isPartial: true } });
    }
    const opened = await current?.whole.catch(() => undefined);
    if (!opened || id !== latest) return;
    const { query, result } = resultOf(opened.engine, request);
    reply({ type: 'result', id, result });
    await sendDetails(opened, id, query, result.hits);
  }

  return (request) =>
    (request.type === 'open' ? open(request) : search(request)).catch(() =>
      // A bug of ours. Report it, so that the reader doesn't wait for results that never come.
      reply({ type: 'failed', reason: 'worker' }),
    );
}

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
