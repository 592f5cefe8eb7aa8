import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Reference } from '../api-reference/plugin';
import { docsPages } from '../content/node/sitePages';
import { searchFolder } from './manifest';
import { searchFiles } from './node/files';
import { createLiveFiles, serveFiles, type DevServer } from './node/live';
import { createPageReader, type SearchedContent } from './node/readPages';

/** Makes the index of each version from the sources of its pages, for a build and for `npm start`. See README.md. */
export default function searchPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  let content: SearchedContent = { versions: [], references: [] };
  const readPages = createPageReader(siteDir);
  return {
    name: 'x-search',

    async allContentLoaded({ allContent }) {
      content = {
        versions: docsPages(allContent, baseUrl),
        references: (allContent['x-api-reference']?.default ?? []) as readonly Reference[],
      };
    },

    configureWebpack(_config, isServer) {
      const live = createLiveFiles(() => readPages(content));
      // Not `setupMiddlewares`: Docusaurus has its own, and only one is called.
      const onListening = (server: DevServer): void =>
        serveFiles(server, baseUrl + searchFolder, live);
      // Middleware added this late runs after the fallback page that the dev server sends for any address. With this option,
      // only requests that ask for HTML get that page; scripts accept anything.
      const historyApiFallback = { htmlAcceptHeaders: ['text/html'] };
      return isServer ? {} : ({ devServer: { onListening, historyApiFallback } } as object);
    },

    async postBuild({ outDir }) {
      const folder = path.join(outDir, searchFolder);
      await mkdir(folder, { recursive: true });
      await Promise.all(
        Array.from(searchFiles(await readPages(content)), ([name, text]) =>
          writeFile(path.join(folder, name), text),
        ),
      );
    },
  };
}
