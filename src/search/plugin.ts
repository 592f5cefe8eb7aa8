import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { oldNamesOf } from '../migration/oldNames';
import { searchFolder } from './manifest';
import type { SearchPage, Section } from './types';
import type { Reference } from '../api-reference/node/reference';
import { readSource } from './node/readSource';
import { createLiveFiles, serveFiles, type DevServer } from './node/live';
import { searchFiles } from './node/files';
import { readHtml } from './node/readHtml';
import { withKeywords } from './node/withKeywords';
import { versionSources, type PageSource, type VersionSources } from './node/versions';

interface BuildOptions {
  siteDir: string;
  outDir: string;
  baseUrl: string;
  /** The sections of API pages, by address. */
  reference: ReadonlyMap<string, readonly Section[]>;
}

/** A page, and the addresses that its text links to. */
interface BuiltPage {
  page: SearchPage;
  permalink: string;
  links: ReadonlySet<string>;
}

/**
 * Reads a page with its text: an API page's text comes from the reference, all other text from the HTML. Undefined if the
 * page asks not to be indexed.
 */
async function readBuilt(
  { page, permalink, source }: PageSource,
  { siteDir, outDir, baseUrl, reference }: BuildOptions,
): Promise<BuiltPage | undefined> {
  const file = path.join(outDir, permalink.slice(baseUrl.length), 'index.html');
  const html = await readFile(file, 'utf8');
  const { isIndexed, links, ...text } = readHtml(html);
  if (!isIndexed) return undefined;
  const markdown = await readSource(siteDir, source);
  const sections = reference.get(permalink) ?? withKeywords(text.sections, markdown);
  const oldNames = oldNamesOf(markdown);
  return { page: { ...page, sections, oldNames }, permalink, links };
}

/** Adds to each page the number of other pages that link to it. */
function withLinks(built: readonly BuiltPage[]): SearchPage[] {
  const counts = new Map<string, number>();
  for (const { permalink, links } of built) {
    for (const link of links) {
      if (link !== permalink) counts.set(link, (counts.get(link) ?? 0) + 1);
    }
  }
  return built.map(({ page, permalink }) => ({ ...page, linkedFrom: counts.get(permalink) ?? 0 }));
}

/** Makes the index of each version: from the built HTML, or from the sources in `npm start`. See README.md. */
export default function searchPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  let versions: VersionSources[] = [];
  let reference: ReadonlyMap<string, readonly Section[]> = new Map();
  const live = createLiveFiles(siteDir, () => ({ versions, reference }));
  return {
    name: 'x-search',

    async allContentLoaded({ allContent }) {
      versions = versionSources(allContent, baseUrl);
      const references = (allContent['x-api-reference']?.default ?? []) as readonly Reference[];
      reference = new Map(references.flatMap(({ texts }) => [...texts]));
    },

    configureWebpack(_config, isServer) {
      // Not `setupMiddlewares`: Docusaurus has its own, and only one is called.
      const onListening = (server: DevServer): void =>
        serveFiles(server, baseUrl + searchFolder, live);
      // Middleware added this late runs after the fallback page that the dev server sends for any address. With this option,
      // only requests that ask for HTML get that page; scripts accept anything.
      const historyApiFallback = { htmlAcceptHeaders: ['text/html'] };
      return isServer ? {} : ({ devServer: { onListening, historyApiFallback } } as object);
    },

    async postBuild({ outDir }) {
      const pages = await Promise.all(
        versions.map(async ({ sources, ...version }) => {
          const read = await Promise.all(
            sources.map((source) => readBuilt(source, { siteDir, outDir, baseUrl, reference })),
          );
          return { ...version, pages: withLinks(read.filter((page) => page !== undefined)) };
        }),
      );
      const folder = path.join(outDir, searchFolder);
      await mkdir(folder, { recursive: true });
      await Promise.all(
        Array.from(searchFiles(pages), ([name, content]) =>
          writeFile(path.join(folder, name), content),
        ),
      );
    },
  };
}
