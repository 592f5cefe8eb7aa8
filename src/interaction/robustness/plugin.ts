import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The part of webpack's or Rspack's API that is used here. */
interface Bundler {
  ProvidePlugin: new (definitions: Record<string, readonly [file: string, name: string]>) => object;
}

const browser = (name: string): string => path.join(__dirname, 'browser', `${name}.ts`);

/** Keeps a page alive whatever address, host, translator or extension it meets. See README.md. */
export default function robustnessPlugin({ siteDir }: LoadContext): Plugin {
  const decoder = path.join(siteDir, 'src/utils/decode.ts');
  return {
    name: 'x-robustness',

    getClientModules: () => [browser('ownAddress'), browser('translated')],

    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const { ProvidePlugin } = currentBundler.instance as unknown as Bundler;
      return {
        plugins: [
          // Docusaurus and its router decode addresses, too; an exception there would replace the page.
          new ProvidePlugin({
            decodeURI: [decoder, 'decodePath'],
            decodeURIComponent: [decoder, 'decodePart'],
          }),
        ],
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
