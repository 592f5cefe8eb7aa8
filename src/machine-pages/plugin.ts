import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { referenceMarkdown, type Reference } from '../api-reference/plugin';
import { makeCopies } from './node/makeCopies';
import { docsPages, type SitePage, type VersionPages } from '../content/node/sitePages';
import { blogPages } from './node/blogPages';
import { copyName } from './node/copyName';

/** Writes every page as Markdown, and indexes of them, for assistants and other programs. See README.md. */
export default function machinePagesPlugin({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  let versions: readonly VersionPages[] = [];
  let posts: readonly SitePage[] = [];
  let references: readonly Reference[] = [];
  return {
    name: 'x-machine-pages',

    async allContentLoaded({ allContent }) {
      versions = docsPages(allContent, baseUrl);
      posts = blogPages(allContent, baseUrl);
      references = (allContent['x-api-reference']?.default ?? []) as readonly Reference[];
    },

    async postBuild({ outDir }) {
      const origin = siteConfig.url;
      const source = { siteDir, origin, file: copyName };
      const texts = makeCopies({
        siteDir,
        origin,
        baseUrl,
        versions,
        posts,
        references: new Map(
          references.map((each) => [each.version.segment, referenceMarkdown(each, source)]),
        ),
      });
      for (const [address, text] of texts) {
        const file = path.join(outDir, address.slice(baseUrl.length));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}
