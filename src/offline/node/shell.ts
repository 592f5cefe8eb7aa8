import type { Import } from './importNotes';

/**
 * Matches the requests of the offline page, the registration and "Save for offline". Also matches all shards of routes: each is
 * small, and any of them may contain the offline page's route.
 */
const ownRequest =
  /^@site\/src\/offline\/|^@generated\/x-offline\/|^\.\/(?:SaveSection|registration|shard-\d+\.js)$/;

/**
 * Returns the files that come with the worker: the offline page and what it needs.
 *
 * @param page - path of the offline page in the build
 * @param html - its HTML
 * @param imports - the imports that the bundler's plugin recorded
 */
export function shellFiles(page: string, html: string, imports: readonly Import[]): Set<string> {
  const own = /(?:src|href)=["']?[^"'\s>]*?((?:assets|img)\/[^"'\s>]+)/g;
  return new Set([
    page,
    ...[...html.matchAll(own)].map(([, file = '']) => file),
    ...imports
      .filter(({ requests }) => requests.some((request) => ownRequest.test(request)))
      .flatMap(({ files }) => files),
  ]);
}
