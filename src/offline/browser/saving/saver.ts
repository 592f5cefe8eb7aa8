import { passHeader, savedAssets, savedPages, savedPrefix } from '../../names';
import { fits, hashOf } from '../fits';
import { fetchList, filesOf, isPage, sizeOf, writeRecord } from './listedFiles';
import type { FailureReason, ListedFile, Progress, SaveList } from '../../types';

/** A save that ended early; what has been saved so far stays for the next one. */
export class SaveError extends Error {
  constructor(readonly reason: FailureReason) {
    super(reason);
  }
}

export interface SaveOptions {
  /** Base of the site, with slashes at both ends. */
  baseUrl: string;
  version: string;
  /** Products, by id. */
  groups: readonly string[];
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Number of parallel downloads. */
const lanes = 6;
/** Pauses before a file is requested again, in milliseconds. */
const pauses = [300, 1500];
/** How often a save starts over with a newer build before it gives up. */
const deploys = 3;

const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Returns the response to store. Its body is no longer compressed, so its length differs. */
function toKeep(answer: Response, body: ArrayBuffer): Response {
  const headers = new Headers(answer.headers);
  ['content-encoding', 'content-length', 'transfer-encoding', 'vary'].forEach((name) =>
    headers.delete(name),
  );
  return new Response(body, { headers });
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** Fetches a file, with retries. A file that differs from the listed one means a newer build. */
async function download(address: string, file: ListedFile, signal: AbortSignal): Promise<Response> {
  const [, bytes, , hash] = file;
  let cache: RequestCache = hash ? 'no-cache' : 'default';
  for (const wait of [...pauses, undefined]) {
    try {
      const answer = await fetch(address, { cache, headers: { [passHeader]: '1' }, signal });
      if (answer.status < 500) {
        const whole = answer.clone();
        const body = await answer.arrayBuffer();
        const isListed =
          answer.ok &&
          body.byteLength === bytes &&
          (await hashOf(body)).startsWith(hash) &&
          (await fits(address, whole));
        if (isListed) return toKeep(answer, body);
        if (cache !== 'default') throw new SaveError('changed');
        // A wrong answer can be in the browser's own cache.
        cache = 'reload';
        continue;
      }
    } catch (error) {
      if (error instanceof SaveError || signal.aborted) throw error;
    }
    if (wait !== undefined) await pause(wait, signal);
  }
  throw new SaveError('network');
}

/** Whether the browser reports room for this many more bytes. If it reports nothing, the save is tried anyway. */
async function hasRoom(bytes: number): Promise<boolean> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  const { quota, usage } = estimate ?? {};
  return quota === undefined || usage === undefined || quota - usage > bytes;
}

async function saveFiles(list: SaveList, options: SaveOptions): Promise<void> {
  const { baseUrl, version, groups, signal, onProgress } = options;
  const files = filesOf(list, groups);
  const { bytes: totalBytes, pages: totalPages } = sizeOf(files);
  const assets = await caches.open(savedAssets(version));
  const pages = await caches.open(savedPages(version, list.build));
  const cacheOf = (file: ListedFile): Cache => (file[3] ? pages : assets);
  const addressOf = ([address]: ListedFile): string =>
    new URL(baseUrl + address, window.location.origin).href;
  const there = new Set(
    (await Promise.all([assets.keys(), pages.keys()])).flat().map(({ url }) => url),
  );
  const todo = files.filter((file) => !there.has(addressOf(file)));
  const done = sizeOf(files.filter((file) => there.has(addressOf(file))));
  const progress: Progress = { bytes: done.bytes, totalBytes, pages: done.pages, totalPages };
  onProgress({ ...progress });
  if (!(await hasRoom(totalBytes - done.bytes))) throw new SaveError('quota');
  const record = {
    build: list.build,
    groups,
    bytes: totalBytes,
    pages: totalPages,
    files: files.length,
  };
  await writeRecord(baseUrl, version, { ...record, isComplete: false });

  // The first lane that fails stops the others, so that nothing is fetched in vain.
  const stop = new AbortController();
  const lane = stop.signal;
  signal.addEventListener('abort', () => stop.abort(signal.reason));
  const run = async (queue: ListedFile[]): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const address = addressOf(file);
      await cacheOf(file).put(address, await download(address, file, lane));
      lane.throwIfAborted();
      progress.bytes += file[1];
      progress.pages += isPage(file) ? 1 : 0;
      onProgress({ ...progress });
    }
  };
  let failure: unknown;
  const fill = async (queue: ListedFile[]): Promise<void> => {
    await Promise.all(
      Array.from({ length: lanes }, () =>
        run(queue).catch((error: unknown) => {
          failure ??= error;
          stop.abort();
        }),
      ),
    );
    if (failure !== undefined) throw failure as Error;
  };
  // Pages come last, after everything they need.
  await fill(todo.filter((file) => !isPage(file)));
  await fill(todo.filter(isPage));

  await writeRecord(baseUrl, version, { ...record, isComplete: true });
  const wanted = new Set(files.map(addressOf));
  for (const cache of [assets, pages]) {
    for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  }
  await deleteCaches(version, (name) => /-pages-/.test(name) && !name.endsWith(list.build));
}

async function deleteCaches(version: string, isMeant: (name: string) => boolean): Promise<void> {
  const own = `${savedPrefix}${version}-`;
  const names = (await caches.keys()).filter((name) => name.startsWith(own) && isMeant(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Saves all files of some products of a version, or those that are missing. If the site gets a newer build meanwhile, it
 * starts over with that one; the copies of the earlier one stay until all new ones are there.
 *
 * @throws SaveError saying why it ended early, or the signal's reason if it was canceled
 */
export async function save(options: SaveOptions): Promise<void> {
  const { baseUrl, version, signal } = options;
  for (let deploy = 0; ; deploy += 1) {
    try {
      const list = await fetchList(baseUrl, version, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        throw new SaveError(error instanceof TypeError ? 'network' : 'changed');
      });
      await saveFiles(list, options);
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (isQuotaError(error)) throw new SaveError('quota');
      const isNewer = error instanceof SaveError && error.reason === 'changed';
      if (!isNewer || deploy === deploys) {
        throw error instanceof SaveError ? error : new SaveError('network');
      }
      await pause(1000, signal);
    }
  }
}

/** Removes everything that was saved of a version. */
export async function removeSaved(baseUrl: string, version: string): Promise<void> {
  await writeRecord(baseUrl, version, undefined);
  await deleteCaches(version, () => true);
}
