import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loaderOf } from '../bundler/loaderOf';
import { isOn } from '../bundler/page-weight/pieces.mjs';
import { hasFrozenVersions } from '../versions/snapshots/node/existing';
import { cacheGroups, type SharedCode } from './node/chunks';
import { codeModule, type LinkCode, type LoaderContext } from './node/codeModule';
import { findDemos, movesOfSections, pageGlobs, type ShownDemo } from './node/findDemos';
import { demoPagesModule, showsIcons, writeDemoPages } from './node/demoPage';
import { browserQuery } from './node/request';

export { findDemos, pageGlobs } from './node/findDemos';
export { parseIconFont } from './node/iconFont';
export { demoHeight, demoSources, ownFiles, type OwnFile, type ShownFile } from './node/ownFiles';
export { default as remarkCode } from './node/remarkCode';
export { demoPagePath, pagePath } from './paths';
export { wordsOf } from './words';

/** What a plugin adds to the bundler's configuration. */
type Config = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Where the site serves its own copy of the icon font, below its base. */
const iconFontDir = 'assets/icon-font';

/**
 * Provides all code of the site as static HTML, live demos, and a page of its own for each demo. See README.md.
 *
 * @param options - the chunks that demos share with pages, and a function that adds links to code
 */
export default function demosPlugin(
  { siteDir, baseUrl, siteConfig }: LoadContext,
  { linkCode, ...shared }: SharedCode & { linkCode: LinkCode },
): Plugin<ShownDemo[]> {
  return {
    name: 'x-demos',

    loadContent: () => findDemos(siteDir, hasFrozenVersions(process.env)),
    getPathsToWatch: () => pageGlobs,

    async contentLoaded({ content, actions }) {
      // A missing demo is reported by the page that shows it.
      const demos = await actions.createData(
        'playground.js',
        demoPagesModule(
          content
            .filter(({ file }) => existsSync(file))
            .map((demo) => ({ ...demo, needsIconFont: showsIcons(demo.file) })),
        ),
      );
      actions.addRoute({
        path: `${baseUrl}playground/`,
        exact: false,
        component: '@site/src/demos/ui/DemoPage',
        modules: { demos },
        metadata: { sourceFilePath: undefined },
      });
    },

    configureWebpack(_config, isServer, { currentBundler }) {
      const { CopyRspackPlugin, IgnorePlugin } = currentBundler.instance as unknown as Record<
        'CopyRspackPlugin' | 'IgnorePlugin',
        new (options: object) => object
      >;
      const ownRuntime = (file: string): string =>
        path.join(siteDir, 'src/demos/browser/runtime', file);
      const browserRule = {
        resourceQuery: new RegExp(`^\\${browserQuery}$`),
        // Outermost, so that its pitch function skips all other loaders.
        enforce: 'post',
        use: [{ loader: path.join(__dirname, 'node/browserLoader.cjs'), options: { isServer } }],
      };
      // Not on the live server: it replaces a changed demo in place, which the module that this puts around a demo would prevent.
      const isInTasks = process.env.NODE_ENV === 'production' && isOn('demo-tasks');
      const rules = [
        {
          test: /[\\/]demos[\\/]node[\\/]page\.code$/,
          type: 'javascript/auto',
          use: [loaderOf((context: LoaderContext) => codeModule(context, siteDir, linkCode))],
        },
        ...(isServer || isInTasks ? [browserRule] : []),
      ];
      const alias: Record<string, string | false> = {
        'sample-data': path.join(siteDir, 'sample-data'),
        '@emotion/use-insertion-effect-with-fallbacks': ownRuntime('insertionEffects.ts'),
        '@mui/x-telemetry': ownRuntime('telemetry.ts'),
      };
      if (isServer) return { module: { rules }, resolve: { alias } } as Config;
      // Leaves out Prism for the browser: code is highlighted at build time.
      alias[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')] = false;
      const iconFont = path.dirname(require.resolve('material-icons/iconfont/filled.css'));
      const iconFiles = ['filled.css', 'material-icons.woff2', 'material-icons.woff'];
      return {
        module: { rules },
        resolve: { alias },
        optimization: { splitChunks: { cacheGroups: cacheGroups(siteDir, shared) } },
        plugins: [
          // Moment loads all of its locales at once; demos import those they show.
          new IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
          new CopyRspackPlugin({
            patterns: iconFiles.map((file) => ({
              from: path.join(iconFont, file),
              to: `${iconFontDir}/${file}`,
            })),
          }),
        ],
      } as Config;
    },

    async postBuild({ content, outDir }) {
      const { title, url } = siteConfig;
      const sections = await movesOfSections(siteDir, content);
      await writeDemoPages({ demos: content, outDir, baseUrl, url, title, sections });
    },
  };
}
