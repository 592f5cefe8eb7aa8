import { passHeader, recordsCache, savedAssets, savedPages } from '../../names';
import type { ListedFile, SaveList, SaveRecord } from '../../types';

/** Whether a listed address is a page. */
export const isPage = ([address]: ListedFile): boolean => address === '' || address.endsWith('/');

/** Returns the files of some products. Pages come last: once a page is there, everything it needs is there too. */
export function filesOf(
  { groups, files }: SaveList,
  wanted: readonly string[],
): readonly ListedFile[] {
  const mask = groups.reduce((sum, id, bit) => (wanted.includes(id) ? sum | (1 << bit) : sum), 0);
  const own = files.filter(([, , , , mine]) => mine === 0 || (mine & mask) !== 0);
  return [...own.filter((file) => !isPage(file)), ...own.filter(isPage)];
}

/** Adds up the sizes of files: bytes stored, bytes on the wire, and pages. */
export const sizeOf = (files: readonly ListedFile[]) => ({
  bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
  sentBytes: files.reduce((sum, [, , sent]) => sum + sent, 0),
  pages: files.filter(isPage).length,
});

/**
 * Fetches the list of a version, as the server has it now.
 * @param baseUrl - base of the site, with slashes at both ends
 * @throws Error if there is no network or no such list
 */
export async function fetchList(
  baseUrl: string,
  version: string,
  signal?: AbortSignal,
): Promise<SaveList> {
  const answer = await fetch(`${baseUrl}offline/${version}.json`, {
    cache: 'no-store',
    headers: { [passHeader]: '1' },
    signal: signal ?? null,
  });
  if (!answer.ok) throw new Error(`The server responded with ${answer.status}`);
  return (await answer.json()) as SaveList;
}

const recordAddress = (baseUrl: string, version: string): string =>
  `${baseUrl}offline/saved/${version}.json`;

/** How many copies there are of a version. */
async function countCopies(version: string, build: string): Promise<number> {
  const names = [savedAssets(version), savedPages(version, build)];
  const keys = await Promise.all(
    names.map(async (name) => ((await caches.has(name)) ? (await caches.open(name)).keys() : [])),
  );
  return keys.flat().length;
}

/**
 * Reads what is saved of a version; undefined if nothing is, or if the browser stores nothing. Browsers and readers delete
 * copies and leave the record of them, so the copies are counted.
 */
export async function readRecord(
  baseUrl: string,
  version: string,
): Promise<SaveRecord | undefined> {
  try {
    const found = await caches.match(recordAddress(baseUrl, version), { cacheName: recordsCache });
    const record = found && ((await found.json()) as SaveRecord);
    if (!record?.isComplete) return record;
    const count = await countCopies(version, record.build);
    if (count === 0) return undefined;
    return { ...record, isComplete: count >= (record.files ?? record.pages) };
  } catch {
    return undefined;
  }
}

/** Returns the versions of which something is saved. */
export async function savedVersions(): Promise<string[]> {
  try {
    if (!(await caches.has(recordsCache))) return [];
    const keys = await (await caches.open(recordsCache)).keys();
    return keys.map(({ url }) => /([^/]+)\.json$/.exec(url)?.[1] ?? '').filter(Boolean);
  } catch {
    return [];
  }
}

/** @throws DOMException when the disk is full */
export async function writeRecord(
  baseUrl: string,
  version: string,
  record: SaveRecord | undefined,
): Promise<void> {
  const cache = await caches.open(recordsCache);
  const address = recordAddress(baseUrl, version);
  if (record) await cache.put(address, new Response(JSON.stringify(record)));
  else await cache.delete(address);
}
