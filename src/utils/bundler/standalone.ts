import type { CurrentBundler } from '@docusaurus/types';

/** What is used of the bundler, webpack or Rspack, by their own API for Node. */
type Bundle = (config: object) => {
  run: (done: (error: Error | null, stats?: Stats) => void) => void;
  close: (done: (error: Error | null | undefined) => void) => void;
};

interface Stats {
  hasErrors: () => boolean;
  toString: (preset: string) => string;
}

export interface StandaloneScript {
  currentBundler: CurrentBundler;
  /** What it is called in messages: `The service worker`. */
  title: string;
  /** Absolute path of its source. */
  entry: string;
  target: 'web' | 'webworker';
  outDir: string;
  filename: string;
  baseUrl: string;
}

/**
 * Bundles a script that is no part of the site's pages, with all that it imports, into one file.
 * @throws Error with what the bundler says
 */
export async function bundleStandalone(script: StandaloneScript): Promise<void> {
  const { currentBundler, title, entry, target, outDir, filename, baseUrl } = script;
  const compiler = (currentBundler.instance as unknown as Bundle)({
    name: title,
    mode: 'production',
    target,
    devtool: false,
    entry,
    output: { path: outDir, filename, publicPath: baseUrl },
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
    throw new Error(`${title} could not be bundled.\n${stats?.toString('errors-only')}`);
}
