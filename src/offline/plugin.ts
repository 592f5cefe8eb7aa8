import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as upstream from '@docusaurus/plugin-pwa';
import type { PluginOptions } from '@docusaurus/plugin-pwa';
import { writeWorker } from './node/bundleWorker';
import { importNotePlugin } from './node/importNotes';
import type { OfflineSettings } from './node/settings';
import { offlinePath } from './names';

export { parseOffline } from './node/settings';

/** The package's types declare only the options. */
const { default: pluginPwa } = upstream as unknown as {
  default: (context: LoadContext, options: PluginOptions) => Plugin | null;
};

const client = path.join(__dirname, 'browser/client.ts');

const options = {
  debug: false,
  offlineModeActivationStrategies: [],
  injectManifestConfig: {},
  pwaHead: [
    { tagName: 'link', rel: 'manifest', href: '/manifest.webmanifest' },
    { tagName: 'link', rel: 'apple-touch-icon', href: '/img/icon-192.png' },
  ],
  swRegister: client,
} as unknown as PluginOptions;

/**
 * Offline reading: `@docusaurus/plugin-pwa` with this project's own worker and registration, the offline page, and the settings
 * as a generated module, because the bundler's cache does not notice environment variables.
 */
export default function offlinePlugin(
  context: LoadContext,
  { settings }: { settings: OfflineSettings },
): Plugin {
  const { siteDir, baseUrl } = context;
  // The live server has no worker, and no host that would register one.
  const pwa = pluginPwa(context, options);
  const hosts = pwa && !settings.isRemoved ? settings.hosts : [];
  return {
    ...pwa,
    name: 'x-offline',
    // The theme of plugin-pwa is a popup that is not used here.
    getThemePath: undefined,
    getTypeScriptThemePath: undefined,
    getClientModules: () => [client],

    async contentLoaded({ actions }) {
      await actions.createData('settings.js', `export const hosts = ${JSON.stringify(hosts)};\n`);
      actions.addRoute({
        path: `${baseUrl}${offlinePath}`,
        exact: true,
        component: '@site/src/offline/ui/OfflinePage',
      });
    },

    configureWebpack(config, isServer, utils, content) {
      const base = pwa?.configureWebpack?.(config, isServer, utils, content) ?? {};
      const { plugins = [] } = base as { plugins?: object[] };
      const notes = isServer || !pwa ? [] : [importNotePlugin(siteDir)];
      // The hash in a file's name is then the SHA-256 of its content, by which the worker recognizes damaged copies. For both
      // sides, because the names of CSS classes depend on it, too.
      const output = { hashFunction: 'sha256' };
      return { ...base, output, plugins: [...plugins, ...notes] } as typeof base;
    },

    // Replaces the step of plugin-pwa, whose worker can only cache everything or nothing, and throws if its address has no
    // `?params=`.
    async postBuild({ outDir, currentBundler }) {
      if (settings.isRemoved) {
        const removal = path.join(__dirname, 'browser/worker/remove.js');
        await copyFile(removal, path.join(outDir, 'sw.js'));
        return;
      }
      await writeWorker({ siteDir, outDir, baseUrl, currentBundler });
    },
  };
}
