import type { Chunk } from './chunkNotes';

/**
 * What the page for addresses without a copy, the registration and "Save for offline" ask for; where the site's routes are
 * divided into shards, each of them is small, and any may hold that page's.
 */
const ownRequest =
  /^@site\/src\/offline\/|^@generated\/x-offline\/|^\.\/(?:SaveSection|registration|shard-\d+\.js)$/;

/**
 * The files that come with the worker: the page for addresses without a copy and what it needs.
 *
 * @param page - its path in the build
 * @param html - its text
 * @param chunks - as the bundler noted them
 */
export function shellFiles(page: string, html: string, chunks: readonly Chunk[]): Set<string> {
  const own = /(?:src|href)=["']?[^"'\s>]*?((?:assets|img)\/[^"'\s>]+)/g;
  return new Set([
    page,
    ...[...html.matchAll(own)].map(([, file = '']) => file),
    ...chunks
      .filter(({ requests }) => requests.some((request) => ownRequest.test(request)))
      .flatMap(({ files }) => files),
  ]);
}
