import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as upstream from '@docusaurus/plugin-pwa';
import type { PluginOptions } from '@docusaurus/plugin-pwa';
import { ChunkNotePlugin, chunksFile, type Chunk } from './build/chunkNotes';
import { shellFiles } from './build/shell';
import { offlinePath } from './names';
import type { OfflineSettings } from './build/settings';

/** Its types tell of the options alone. */
const { default: pluginPwa } = upstream as unknown as {
  default: (context: LoadContext, options: PluginOptions) => Plugin | null;
};

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** What plugin-pwa hands to the bundler for the worker; the part of it that is changed here. */
interface WorkerConfig {
  entry: string;
  module: { rules: object[] };
  resolve?: object;
}

/**
 * The worker's bundler configuration with this project's worker as its entry. The one of plugin-pwa throws when its
 * address has no `?params=`, and can only keep everything or nothing.
 */
const withOwnWorker = (config: WorkerConfig): WorkerConfig => ({
  ...config,
  entry: path.join(__dirname, 'browser/worker/index.ts'),
  module: {
    rules: [
      ...config.module.rules,
      {
        test: /\.ts$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
});

const options = (siteDir: string, outDir: () => string): PluginOptions =>
  ({
    debug: false,
    offlineModeActivationStrategies: [],
    pwaHead: [
      { tagName: 'link', rel: 'manifest', href: '/manifest.webmanifest' },
      { tagName: 'link', rel: 'apple-touch-icon', href: '/img/icon-192.png' },
    ],
    swRegister: path.join(__dirname, 'browser/client.ts'),
    injectManifestConfig: {
      globIgnores: ['api/**', 'playground/**', 'assets/{api,code,static}/**', '**/*.{br,gz}'],
      dontCacheBustURLsMatching: /\.[0-9a-f]{8}\.(?:js|css)$/,
      maximumFileSizeToCacheInBytes: 10_000_000,
      manifestTransforms: [
        async (entries: { url: string }[]) => {
          const page = `${offlinePath}index.html`;
          const html = await readFile(path.join(outDir(), page), 'utf8');
          const chunks = JSON.parse(
            await readFile(path.join(siteDir, chunksFile), 'utf8'),
          ) as Chunk[];
          const wanted = shellFiles(page, html, chunks);
          return { manifest: entries.filter(({ url }) => wanted.has(url)), warnings: [] };
        },
      ],
    },
  }) as unknown as PluginOptions;

/**
 * Offline reading: `@docusaurus/plugin-pwa` around this project's own worker and registration, the page for addresses
 * without a copy, and the settings as a generated module, because the bundler's cache notices no environment variable.
 */
export default function offlinePlugin(
  context: LoadContext,
  { settings }: { settings: OfflineSettings },
): Plugin {
  let builtDir = context.outDir;
  // In the live server there is no worker, and no host that would register one.
  const pwa = pluginPwa(
    context,
    options(context.siteDir, () => builtDir),
  );
  const hosts = pwa && !settings.isRemoved ? settings.hosts : [];
  return {
    ...pwa,
    name: 'x-offline',
    // Its theme is a popup that nothing here shows.
    getThemePath: undefined,
    getTypeScriptThemePath: undefined,
    getClientModules: () => [path.join(__dirname, 'browser/client.ts')],

    async contentLoaded({ actions }) {
      await actions.createData('settings.js', `export const hosts = ${JSON.stringify(hosts)};\n`);
      actions.addRoute({
        path: `${context.baseUrl}${offlinePath}`,
        exact: true,
        component: '@site/src/offline/ui/OfflinePage',
      });
    },

    configureWebpack(config, isServer, utils, content) {
      const base = pwa?.configureWebpack?.(config, isServer, utils, content) ?? {};
      const { plugins = [] } = base as { plugins?: object[] };
      const note = new ChunkNotePlugin(context.siteDir);
      return { ...base, plugins: isServer ? plugins : [...plugins, note] } as typeof base;
    },

    async postBuild(props: Props) {
      builtDir = props.outDir;
      if (settings.isRemoved) {
        await copyFile(
          path.join(__dirname, 'browser/worker/remove.js'),
          path.join(builtDir, 'sw.js'),
        );
        return;
      }
      const instance = new Proxy(props.currentBundler.instance, {
        apply: (target, self, [configs]: [WorkerConfig[]]) =>
          Reflect.apply(target, self, [configs.map(withOwnWorker)]),
      });
      await pwa?.postBuild?.({
        ...props,
        currentBundler: { ...props.currentBundler, instance },
      });
    },
  };
}
