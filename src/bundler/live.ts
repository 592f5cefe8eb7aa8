import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

type Middleware = (...args: unknown[]) => void;

/** What is used of the live server. */
interface DevServer {
  compiler: object;
}

/** What is used of Rspack. */
interface Bundler {
  lazyCompilationMiddleware: (compiler: object) => Middleware;
}

/**
 * Makes `npm start` quick: a page is compiled when a browser opens it, a demo when it comes near, and modules are not
 * sorted into shared scripts, which takes the whole site each time one file changes.
 * https://rspack.rs/guide/features/lazy-compilation
 */
export default function liveServerPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'x-live-server',
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'development') return {};
      const { lazyCompilationMiddleware } = currentBundler.instance as unknown as Bundler;
      return {
        lazyCompilation: { entries: false, imports: true },
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: [path.join(__dirname, 'registryLoader.cjs')],
            },
            {
              test: require.resolve('@docusaurus/core/lib/client/clientEntry.js'),
              use: [path.join(__dirname, 'clientEntryLoader.cjs')],
            },
          ],
        },
        optimization: { splitChunks: false },
        devServer: {
          // Called besides that of Docusaurus, on the same list.
          setupMiddlewares(middlewares: Middleware[], { compiler }: DevServer) {
            middlewares.unshift(lazyCompilationMiddleware(compiler));
            return [];
          },
        },
      } as object;
    },
  };
}
