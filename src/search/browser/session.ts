import { createEngine, IndexError, type Engine } from './engine';
import { detailsOf, searchedWords } from './details';
import type { IndexFile } from '../indexFile';
import { nearest } from '../../utils/nearest';
import { maxQueryLength } from './queryWords';
import { isManifest, manifestPath, searchFolder, type Manifest } from '../manifest';
import { markWords } from './marks';
import type { Plan } from './plan';
import type { Failure, Reply, Request } from './protocol';
import { shardFormat, type ShardFile } from '../shards';
import type { Hit } from '../types';

/** More hits than this are not sent: a reader asks another question before. */
const maxHits = 30;
/** Pages below this share of the best score only have a word in common with the query. */
export const leastShare = 0.04;
/** Links to sections under the best hit, and under each of the others. */
const bestSections = 3;
const otherSections = 2;
/** Excerpts are fetched for as many hits as a reader sees. */
const maxDetails = 8;

/** Why something could not be read. */
class ReadError extends Error {
  constructor(readonly reason: Failure) {
    super(reason);
  }
}

/** Reads JSON at an address of this site; a cached copy will do when the network is off. */
async function readJson(url: string, cache: RequestCache, fetcher: typeof fetch): Promise<unknown> {
  const ask = (mode: RequestCache): Promise<Response> =>
    fetcher(url, { cache: mode, credentials: 'same-origin' });
  let response: Response;
  try {
    response = await ask(cache).catch((error: unknown) => {
      if (cache === 'reload') throw error;
      return ask('force-cache');
    });
  } catch {
    throw new ReadError('network');
  }
  if (!response.ok) throw new ReadError(response.status === 404 ? 'missing' : 'network');
  try {
    return await response.json();
  } catch {
    throw new ReadError('damaged');
  }
}

interface Opened {
  engine: Engine;
  manifest: Manifest;
  index: IndexFile;
  /** The excerpts that have been asked for. */
  shards: Map<number, Promise<ShardFile | undefined>>;
  folder: string;
  excerpts: readonly string[];
}

export interface SessionOptions {
  reply: (reply: Reply) => void;
  fetcher?: typeof fetch;
}

/**
 * What runs in the worker: reads the index of one version and answers queries. Only the latest query is answered; one
 * that comes while the index is loading is answered when it is there.
 */
export function createSession({
  reply,
  fetcher = fetch,
}: SessionOptions): (request: Request) => Promise<void> {
  let opening: { key: string; opened: Promise<Opened> } | undefined;
  let latest = 0;

  async function read({
    baseUrl,
    segment,
    isFresh,
  }: Extract<Request, { type: 'open' }>): Promise<Opened> {
    const folder = baseUrl + searchFolder;
    const manifest = await readJson(
      manifestPath(baseUrl),
      isFresh ? 'reload' : 'no-cache',
      fetcher,
    );
    if (!isManifest(manifest)) throw new ReadError('damaged');
    const version = manifest.versions[segment];
    if (!version) throw new ReadError('missing');
    const index = (await readJson(
      folder + version.index,
      isFresh ? 'reload' : 'default',
      fetcher,
    )) as IndexFile;
    if (index?.build !== manifest.build)
      throw new ReadError(index?.build ? 'otherBuild' : 'damaged');
    return {
      engine: createEngine(index),
      manifest,
      index,
      shards: new Map(),
      folder,
      excerpts: version.excerpts,
    };
  }

  /** Whether the dev server has other pages by now. */
  async function isOutdated({ manifest }: Opened, baseUrl: string): Promise<boolean> {
    if (!manifest.isLive) return false;
    const now = await readJson(manifestPath(baseUrl), 'no-cache', fetcher).catch(() => undefined);
    return isManifest(now) && now.build !== manifest.build;
  }

  async function open(request: Extract<Request, { type: 'open' }>): Promise<void> {
    const key = request.baseUrl + request.segment;
    // Without a pause before `opening` is set: a question may come right after.
    if (opening?.key === key && !request.isFresh) {
      const there = await opening.opened.catch(() => undefined);
      // What fails on its way says so by itself.
      if (!there) return;
      if (!(await isOutdated(there, request.baseUrl))) {
        reply({ type: 'ready', pages: there.engine.entries.length });
        return;
      }
    }
    const opened = read(request);
    const own = (opening = { key, opened });
    try {
      const { engine } = await opened;
      if (opening === own) reply({ type: 'ready', pages: engine.entries.length });
    } catch (error) {
      if (opening === own) {
        opening = undefined;
        const reason =
          error instanceof ReadError
            ? error.reason
            : error instanceof IndexError
              ? 'damaged'
              : 'worker';
        reply({ type: 'failed', reason });
      }
    }
  }

  /** The excerpts of a shard; without them a hit is shown without. */
  function shardOf(opened: Opened, number: number): Promise<ShardFile | undefined> {
    const known = opened.shards.get(number);
    if (known) return known;
    const name = opened.excerpts[number];
    const loading = name
      ? readJson(opened.folder + name, 'default', fetcher).then(
          (shard) => {
            const file = shard as ShardFile;
            return file?.format === shardFormat && file.pages ? file : undefined;
          },
          () => {
            // Asked for again with the next query: the network may be back.
            opened.shards.delete(number);
            return undefined;
          },
        )
      : Promise.resolve(undefined);
    opened.shards.set(number, loading);
    return loading;
  }

  async function sendDetails(
    opened: Opened,
    id: number,
    plan: Plan,
    hits: readonly Hit[],
  ): Promise<void> {
    const { entries } = opened.engine;
    const wanted = hits.slice(0, maxDetails).map((hit) => ({
      hit,
      number: entries.findIndex(({ path }) => path === hit.path),
    }));
    const shards = [...new Set(wanted.map(({ number }) => opened.index.shards[number] ?? 0))];
    await Promise.all(
      shards.map(async (number) => {
        const shard = await shardOf(opened, number);
        if (!shard || id !== latest) return;
        const details = wanted.flatMap(({ hit, number: page }) => {
          const sections = shard.pages[page];
          const most = hit === hits[0] ? bestSections : otherSections;
          return sections
            ? [[hit.path, detailsOf(plan, hit.title.text, sections, most)] as const]
            : [];
        });
        reply({ type: 'details', id, details: Object.fromEntries(details) });
      }),
    );
  }

  async function search(request: Extract<Request, { type: 'search' }>): Promise<void> {
    const { id, query, product, isScoped } = request;
    latest = id;
    const opened = await opening?.opened.catch(() => undefined);
    if (!opened || id !== latest) return;
    const { plan, pages } = opened.engine.search(query, { product });
    const searched = searchedWords(plan);
    const best = pages[0]?.score ?? 0;
    const hits: Hit[] = pages
      .filter(({ score }) => score > 0 && score >= best * leastShare)
      .map(({ id: page, score }) => ({ entry: opened.engine.entries[page], score }))
      .flatMap(({ entry, score }) => (entry ? [{ ...entry, title: entry.title, score }] : []))
      .filter((hit) => !isScoped || hit.product === product)
      .slice(0, maxHits)
      .map((hit) => ({ ...hit, title: markWords(hit.title, searched) }));
    const { entries } = opened.engine;
    reply({
      type: 'result',
      id,
      result: {
        hits,
        ...(plan.corrected !== undefined && { corrected: plan.corrected }),
        ...(hits.length === 0 && {
          isElsewhere: best > 0,
          nearest: nearest(
            query.slice(0, maxQueryLength),
            entries.map(({ title }) => title),
            3,
          ).flatMap((title) => entries.find((entry) => entry.title === title) ?? []),
        }),
      },
    });
    await sendDetails(opened, id, plan, hits);
  }

  return (request) =>
    (request.type === 'open' ? open(request) : search(request)).catch(() =>
      // A fault of ours: said, instead of a list that never comes.
      reply({ type: 'failed', reason: 'worker' }),
    );
}
