import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { withSlash, type SitePage } from '../../content/node/sitePages';
import { productFromPath } from '../../products';

/** Returns the blog posts, newest first. */
export function blogPages(allContent: AllContent, baseUrl: string): SitePage[] {
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
