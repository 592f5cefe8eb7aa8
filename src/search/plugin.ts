import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Reference } from '../api-reference/plugin';
import { docsPages } from '../content/node/sitePages';
import { manifestName, searchFolder } from './manifest';
import { searchFiles } from './node/files';
import { readPages, type SearchedContent } from './node/readPages';

/** The part of webpack-dev-server that is used. */
interface DevServer {
  app?: {
    use: (
      path: string,
      handle: (
        request: { url?: string },
        response: { setHeader: (name: string, value: string) => void; end: (body: string) => void },
        next: (error?: unknown) => void,
      ) => void,
    ) => unknown;
  };
}

/** Lets the dev server serve the search files below a path. */
function serveFiles(
  server: DevServer,
  folder: string,
  read: (name: string) => Promise<string | undefined>,
): void {
  server.app?.use(folder, (request, response, next) => {
    const name = (request.url ?? '').replace(/^\/|[?#].*$/g, '');
    read(name).then((content) => {
      if (content === undefined) {
        next();
        return;
      }
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(content);
    }, next);
  });
}

/** Makes the index of each version from the sources of its pages, for a build and for `npm start`. See README.md. */
export default function searchPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  let content: SearchedContent = { versions: [], references: [] };
  return {
    name: 'x-search',

    async allContentLoaded({ allContent }) {
      content = {
        versions: docsPages(allContent, baseUrl),
        references: (allContent['x-api-reference']?.default ?? []) as readonly Reference[],
      };
    },

    configureWebpack(_config, isServer) {
      let files = new Map<string, string>();
      // Made from the sources on disk whenever the manifest is requested, so that writers find what they have just written.
      const live = async (name: string): Promise<string | undefined> => {
        if (name === manifestName)
          files = searchFiles(await readPages(siteDir, content), { isLive: true });
        return files.get(name);
      };
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
        Array.from(searchFiles(await readPages(siteDir, content)), ([name, text]) =>
          writeFile(path.join(folder, name), text),
        ),
      );
    },
  };
}
