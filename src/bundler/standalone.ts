import { promisify } from 'node:util';
import type { CurrentBundler } from '@docusaurus/types';

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
  const compiler = currentBundler.instance({
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
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors())
    throw new Error(`${title} could not be bundled.\n${stats?.toString('errors-only')}`);
}
