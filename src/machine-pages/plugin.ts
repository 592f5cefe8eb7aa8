import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { referenceMarkdown, type Reference } from '../api-reference/plugin';
import { makeCopies } from './node/makeCopies';
import { docsPages, withSlash, type SitePage, type VersionPages } from '../content/node/sitePages';
import { productFromPath } from '../products';
import { copyName } from './node/copyHead';
import { skillFiles } from './node/skill';

/** Returns the blog posts, newest first. */
function blogPages(allContent: AllContent, baseUrl: string): SitePage[] {
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return (blog?.blogPosts ?? []).map(({ metadata }) => ({
    permalink: withSlash(metadata.permalink),
    file: aliasedSitePathToRelativePath(metadata.source),
    title: metadata.title,
    description: metadata.description,
    product: productFromPath(metadata.permalink, { baseUrl }),
    isUnlisted: false,
    ...{ tags: [], groups: [], components: [], keywords: [] },
  }));
}

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
      const below = [...texts].map(
        ([address, text]) => [address.slice(baseUrl.length), text] as const,
      );
      for (const [name, text] of [...below, ...skillFiles(origin + baseUrl)]) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}
