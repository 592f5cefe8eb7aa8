import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { noNavigation, type DocNavigation } from '../../navigation/docNavigation';
import { currentVersion } from '../../products/registry';
import type { SearchPage } from '../types';

/** What the docs plugin knows about a page, and where the page is. */
export interface PageSource {
  /** All but the text. */
  page: Omit<SearchPage, 'sections'>;
  /** The address with the base path, with a slash at the end. */
  permalink: string;
  /** The file, as Docusaurus writes it: `@site/docs/…`. */
  source: string;
}

/** The pages of one version that may be found. */
export interface VersionSources {
  segment: string;
  version: string;
  sources: PageSource[];
}

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

function toSource(doc: DocMetadata, root: string): PageSource {
  const { tags, trail } = (doc as { navigation?: DocNavigation }).navigation ?? noNavigation;
  const keywords = doc.frontMatter.keywords ?? [];
  const permalink = withSlash(doc.permalink);
  return {
    permalink,
    source: doc.source,
    page: {
      path: `/${permalink.slice(root.length)}`,
      title: doc.title,
      description: doc.description,
      tags,
      // The last step is the page itself.
      trail: trail.slice(0, -1).map(({ label }) => label),
      keywords: [keywords].flat(),
    },
  };
}

/**
 * Returns the docs pages that search may find, by version. Unlisted pages and drafts are left out; docs-tab routes, the blog
 * and the bare demos are not docs pages.
 *
 * @param baseUrl - the base path in the language being built
 */
export function versionSources(allContent: AllContent, baseUrl: string): VersionSources[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return (docs?.loadedVersions ?? []).map(({ isLast, label, path, docs: pages }) => {
    const root = withSlash(path);
    return {
      segment: root.slice(baseUrl.length, -1),
      version: isLast ? currentVersion : label,
      sources: pages
        // Docusaurus never sets its own `unlisted` in the live server, so the front matter is read.
        .filter(({ frontMatter, draft }) => !frontMatter.unlisted && !draft)
        .map((doc) => toSource(doc, root)),
    };
  });
}
