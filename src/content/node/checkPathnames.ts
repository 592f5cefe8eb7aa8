import { parseSitePath } from '../../products/path';
import { groupBy } from '../../utils/groupBy';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';

/** A page of the site, from any plugin. */
export interface PageFile {
  /** Its path, with or without the base path, as long as all pages agree. */
  pathname: string;
  /** Its source file, relative to the site's folder. */
  file: string;
}

/** Whether a page is in the API reference. Its pages are generated, and the same member may be described in two places. */
export const isApiPathname = (pathname: string): boolean =>
  parseSitePath(pathname).segments[0] === 'api';

/**
 * Finds pathnames that more than one file claims; pages of the API reference are exempt.
 *
 * @returns one sentence for each such pathname, naming all files
 */
export function checkPathnames(pages: readonly PageFile[]): string[] {
  const guides = pages.filter(({ pathname }) => !isApiPathname(pathname));
  return [...groupBy(guides, ({ pathname }) => pathname.replace(/\/+$/, '') || '/')]
    .filter(([, claimants]) => claimants.length > 1)
    .map(([pathname, claimants]) => {
      const files = claimants.map(({ file }) => file).sort();
      return `${files.length} pages share the pathname "${pathname}": ${files.join(' and ')}. Keep only one.`;
    });
}

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
