import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoaderContext } from 'webpack';
import type DevServer from 'webpack-dev-server';
import { orNothing } from '../utils/orNothing';
import { ContentError } from '../utils/problems';
import type { Compiler } from './assets';
import { loaderOf } from './loaderOf';

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
 * Removes from Docusaurus' generated list of modules what makes the bundler compile each of them: the module identifiers that it
 * requests in addition to importing the modules on demand. Only the server needs these.
 */
const withoutIdentifiers = (_registry: unknown, source: string): string =>
  source.replace(/\brequire\.resolveWeak\(([^()]*)\)/g, '$1');

/**
 * Stops Docusaurus' entry point from accepting every hot update: a changed page, which nothing else accepts, then makes the
 * browser reload it. Running the whole client again, as Docusaurus would, never ends where pages are compiled on demand:
 * pages import modules that import the routes, so each of them has changed again.
 */
function withoutAccepting(_entry: unknown, source: string): string {
  const accept = 'module.hot.accept();';
  if (!source.includes(accept))
    throw new Error(`@docusaurus/core/lib/client/clientEntry.js no longer contains "${accept}".`);
  return source.replace(accept, '');
}

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

  // If a page isn't valid MDX, the compiler says where.
  const problemsOf = (page: Parameters<PageCheck>[0]): readonly string[] =>
    orNothing(() => checks.flatMap((each) => each(page))) ?? [];
  const nameOf = (file: string): string => path.relative(siteDir, file).replaceAll('\\', '/');
  const textOf = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

  /** Checks a page that is compiled, and leaves it as it is. */
  function check(page: LoaderContext<unknown>, text: string): string {
    const read = (file: string): string => {
      page.addDependency(path.join(siteDir, file));
      return textOf(file);
    };
    const file = nameOf(page.resourcePath);
    const problems = problemsOf({ siteDir, file, text, read });
    // A new page or another heading may be what is missing.
    if (problems.length > 0) page.addContextDependency(docs);
    found.set(file, problems);
    return text;
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
              use: [loaderOf(check)],
            },
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: [loaderOf(withoutIdentifiers)],
            },
            {
              test: require.resolve('@docusaurus/core/lib/client/clientEntry.js'),
              use: [loaderOf(withoutAccepting)],
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
