import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Reference } from '../api-reference/plugin';
import { docsPages } from '../content/node/sitePages';
import { manifestName, searchFolder } from './manifest';
import { searchFiles } from './node/files';
import { readPages, type SearchedContent } from './node/readPages';

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
      if (isServer) return {};
      let files = new Map<string, string>();
      // Made from the sources on disk whenever the manifest is requested, so that writers find what they have just written.
      const live = async (name: string): Promise<string | undefined> => {
        if (name === manifestName)
          files = searchFiles(await readPages(siteDir, content), { isLive: true });
        return files.get(name);
      };
      const middleware = (
        { url = '' }: IncomingMessage,
        response: ServerResponse,
        next: (error?: unknown) => void,
      ): void => {
        live(url.replace(/^\/|[?#].*$/g, '')).then((text) => {
          if (text === undefined) return next();
          response.setHeader('Content-Type', 'application/json; charset=utf-8');
          return response.setHeader('Cache-Control', 'no-store').end(text);
        }, next);
      };
      return {
        devServer: {
          // Called besides that of Docusaurus, on the same list.
          setupMiddlewares(middlewares: object[]) {
            middlewares.unshift({ path: baseUrl + searchFolder, middleware });
            return [];
          },
          // Only requests that ask for HTML get the page that the server sends for any address; scripts accept anything.
          historyApiFallback: { htmlAcceptHeaders: ['text/html'] },
        },
      } as object;
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
