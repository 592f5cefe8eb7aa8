import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoaderContext } from 'webpack';
import type DevServer from 'webpack-dev-server';
import { ContentError } from '../utils/problems';
import type { Compiler } from './assets';

type Middleware = (...args: unknown[]) => void;

/** What is used of Rspack. */
interface Bundler {
  lazyCompilationMiddleware: (compiler: object) => Middleware;
}

/** Returns what is wrong with a page of the docs, as sentences with file and line. */
export type PageCheck = (page: {
  siteDir: string;
  /** The page, below the site's folder. */
  file: string;
  text: string;
  /** Reads another file of the site; the page is checked again when that file changes. */
  read: (file: string) => string;
}) => readonly string[];

const name = 'x-live-server';

/**
 * Makes `npm start` quick: a page is compiled when a browser opens it, a demo when it comes near, and modules are not
 * sorted into shared scripts, which takes the whole site each time one file changes.
 * A page that is compiled is also checked for what the build would report, which appears in the terminal and over the page.
 * https://rspack.rs/guide/features/lazy-compilation
 */
export default function liveServerPlugin(
  { siteDir, generatedFilesDir }: LoadContext,
  { checks }: { checks: readonly PageCheck[] },
): Plugin {
  const docs = path.join(siteDir, 'docs');
  /** File -> what is wrong with it. */
  const found = new Map<string, readonly string[]>();

  function problemsOf(page: Parameters<PageCheck>[0]): readonly string[] {
    try {
      return checks.flatMap((each) => each(page));
    } catch {
      // Not valid MDX: the compiler says where.
      return [];
    }
  }

  const nameOf = (file: string): string => path.relative(siteDir, file).replaceAll('\\', '/');
  const textOf = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

  function check(page: LoaderContext<unknown>, text: string): void {
    const read = (file: string): string => {
      page.addDependency(path.join(siteDir, file));
      return textOf(file);
    };
    const file = nameOf(page.resourcePath);
    const problems = problemsOf({ siteDir, file, text, read });
    // A new page or another heading may be what is missing.
    if (problems.length > 0) page.addContextDependency(docs);
    found.set(file, problems);
  }

  let server: DevServer | undefined;
  let hasSaid = false;

  /** Tells all pages that are open. */
  const send = (type: 'errors' | 'invalid', problems?: readonly string[]): void =>
    server?.sendMessage(server.webSocketServer?.clients ?? [], type, problems);

  /** Says what is wrong with a page that a writer has saved; compiling it takes seconds longer. */
  function sayAtOnce(changed: string | null): void {
    const file = nameOf(changed ?? '');
    if (!found.has(file) || !existsSync(changed ?? '')) return;
    const problems = problemsOf({ siteDir, file, text: textOf(file), read: textOf });
    if (problems.length === 0) return;
    console.error(problems.join('\n'));
    // After the server has told the pages that it compiles again, which closes what is shown over them.
    setImmediate(() => send('errors', problems));
    hasSaid = true;
  }

  /** Adds the problems to what each compilation reports: those that a loader reports are forgotten when another file changes. */
  const reporter = {
    apply({ hooks }: Compiler) {
      hooks.invalid.tap(name, sayAtOnce);
      hooks.afterCompile.tap(name, ({ compiler, errors }) => {
        // Those of the page's frame are made within another one.
        if (compiler.isChild()) return;
        // Pages add what a compilation reports to what they show already.
        if (hasSaid) send('invalid');
        hasSaid = false;
        for (const [file, problems] of found) {
          if (!existsSync(path.join(siteDir, file))) found.delete(file);
          else errors.push(...problems.map((problem) => new ContentError([problem])));
        }
      });
    },
  };

  return {
    name,
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'development') return {};
      const { lazyCompilationMiddleware } = currentBundler.instance as unknown as Bundler;
      return {
        lazyCompilation: { entries: false, imports: true },
        plugins: [reporter],
        module: {
          rules: [
            {
              test: /[\\/]index\.mdx$/,
              include: docs,
              exclude: path.join(docs, 'api'),
              enforce: 'pre',
              use: [{ loader: path.join(__dirname, 'checkLoader.cjs'), options: { check } }],
            },
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
          setupMiddlewares(middlewares: Middleware[], devServer: DevServer) {
            server = devServer;
            middlewares.unshift(lazyCompilationMiddleware(devServer.compiler));
            return [];
          },
        },
      } as object;
    },
  };
}
