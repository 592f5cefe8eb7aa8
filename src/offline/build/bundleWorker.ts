import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import { injectManifest } from 'workbox-build';
import { offlinePath } from '../names';
import { chunksFile, type Chunk } from './chunkNotes';
import { shellFiles } from './shell';

/** What is used of the bundler, webpack or Rspack, by their own API for Node. */
type Bundle = (config: object) => {
  run: (done: (error: Error | null, stats?: Stats) => void) => void;
  close: (done: (error: Error | null | undefined) => void) => void;
};

interface Stats {
  hasErrors: () => boolean;
  toString: (preset: string) => string;
}

interface WorkerOptions {
  currentBundler: CurrentBundler;
  siteDir: string;
  /** The folder of the build. */
  outDir: string;
  baseUrl: string;
}

/** The worker with all that it imports, as one script for old and new browsers alike. */
async function bundle({ currentBundler, outDir, baseUrl }: WorkerOptions): Promise<void> {
  const compiler = (currentBundler.instance as unknown as Bundle)({
    name: 'worker',
    mode: 'production',
    target: 'webworker',
    devtool: false,
    entry: path.join(__dirname, '../browser/worker/index.ts'),
    output: { path: outDir, filename: 'sw.js', publicPath: baseUrl },
    optimization: { splitChunks: false },
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  });
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (!stats || stats.hasErrors())
    throw new Error(`The service worker could not be bundled.\n${stats?.toString('errors-only')}`);
}

/**
 * Writes `sw.js` with the list of files that come with it: those of the page for addresses without a copy.
 *
 * @see https://developer.chrome.com/docs/workbox/modules/workbox-build
 */
export async function writeWorker(options: WorkerOptions): Promise<void> {
  const { siteDir, outDir } = options;
  await bundle(options);
  const page = `${offlinePath}index.html`;
  const html = await readFile(path.join(outDir, page), 'utf8');
  const chunks = JSON.parse(await readFile(path.join(siteDir, chunksFile), 'utf8')) as Chunk[];
  const wanted = shellFiles(page, html, chunks);
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
