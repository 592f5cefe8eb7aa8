import type { CurrentBundler } from '@docusaurus/types';

/** The part of webpack's or Rspack's Node API that is used here. */
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
  /** Its name in messages: `The service worker`. */
  title: string;
  /** Absolute path of its source. */
  entry: string;
  target: 'web' | 'webworker';
  outDir: string;
  filename: string;
  baseUrl: string;
}

/**
 * Bundles a script that is not part of the site's pages, with everything it imports, into one file.
 * @throws Error with the bundler's messages
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
