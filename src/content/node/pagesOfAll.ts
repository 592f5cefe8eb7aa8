import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { PageFile } from './checkPathnames';

/** Returns the content that each instance of a plugin loaded. */
const contentsOf = <Content>(allContent: AllContent, plugin: string): Content[] =>
  Object.values(allContent[plugin] ?? {}).filter(Boolean) as Content[];

/** Returns the pages of docs, blog and `src/pages`, each with its source file. */
export function pagesOfAll(allContent: AllContent): PageFile[] {
  const docs = contentsOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs')
    .flatMap(({ loadedVersions }) => loadedVersions)
    .flatMap((version) => version.docs);
  const posts = contentsOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog')
    .flatMap(({ blogPosts }) => blogPosts)
    .map(({ metadata }) => metadata);
  const pages = contentsOf<NonNullable<PagesContent>>(
    allContent,
    'docusaurus-plugin-content-pages',
  ).flat();
  return [...docs, ...posts, ...pages].map(({ permalink, source }) => ({
    pathname: permalink,
    file: aliasedSitePathToRelativePath(source),
  }));
}
