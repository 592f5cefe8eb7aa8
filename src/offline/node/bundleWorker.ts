import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { injectManifest } from 'workbox-build';
import { bundleStandalone, type StandaloneScript } from '../../bundler/standalone';
import { offlinePath } from '../names';
import { importsFile, type Import } from './importNotes';

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

type WorkerOptions = Pick<StandaloneScript, 'currentBundler' | 'outDir' | 'baseUrl'> & {
  siteDir: string;
};

/**
 * Writes `sw.js` with the list of files that come with it: the offline page and what it needs.
 *
 * @see https://developer.chrome.com/docs/workbox/modules/workbox-build
 */
export async function writeWorker(options: WorkerOptions): Promise<void> {
  const { siteDir, outDir } = options;
  await bundleStandalone({
    ...options,
    title: 'The service worker',
    entry: path.join(__dirname, '../browser/worker/index.ts'),
    target: 'webworker',
    filename: 'sw.js',
  });
  const page = `${offlinePath}index.html`;
  const html = await readFile(path.join(outDir, page), 'utf8');
  const imports = JSON.parse(await readFile(path.join(siteDir, importsFile), 'utf8')) as Import[];
  const wanted = shellFiles(page, html, imports);
  const worker = path.join(outDir, 'sw.js');
  await injectManifest({
    swSrc: worker,
    swDest: worker,
    globDirectory: outDir,
    globPatterns: [...wanted],
    dontCacheBustURLsMatching: /\.[0-9a-f]{8}\.(?:js|css)$/,
    maximumFileSizeToCacheInBytes: 10_000_000,
  });
}
