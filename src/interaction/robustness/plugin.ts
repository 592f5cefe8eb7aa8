import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const browser = (name: string): string => path.join(__dirname, 'browser', `${name}.ts`);

/** Keeps a page alive whatever address, host, translator or extension it meets. See README.md. */
export default function robustnessPlugin({ siteDir }: LoadContext): Plugin {
  const decoder = path.join(siteDir, 'src/utils/decode.ts');
  return {
    name: 'x-robustness',

    getClientModules: () => [browser('ownAddress'), browser('translated')],

    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const { ProvidePlugin } = currentBundler.instance;
      // Docusaurus and its router decode addresses, too; an exception there would replace the page.
      const decoders = new ProvidePlugin({
        decodeURI: [decoder, 'decodePath'],
        decodeURIComponent: [decoder, 'decodePart'],
      });
      return { plugins: [decoders] };
    },
  };
}
