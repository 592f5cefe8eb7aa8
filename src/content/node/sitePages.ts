import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { noNavigation, type DocNavigation } from '../../navigation/docNavigation';
import type { Feature } from '../../navigation/features';
import { flattenSidebar, type NavigationItem } from '../../navigation/items';
import type { Tag } from '../../navigation/tags';
import { currentVersion, productFromPath, type Product } from '../../products';

/** A page of the docs, as what lists or copies pages needs it. */
export interface SitePage {
  /** With the base path and a trailing slash. */
  permalink: string;
  /** Its file, relative to the root of the site. */
  file: string;
  title: string;
  description: string;
  product: Product;
  tags: readonly Tag[];
  /** The navigation groups around it, outermost first; empty for a page outside the navigation. */
  groups: readonly string[];
  /** Names in its `components:`. */
  components: readonly string[];
  /** Other words a reader may know it by. */
  keywords: readonly string[];
  /** Whether it is in no index, sitemap or search. */
  isUnlisted: boolean;
  /** The rows of its feature table, if it has one. */
  features?: readonly Feature[];
}

/** The pages of one version of the docs. */
export interface VersionPages<Page = SitePage> {
  /** `8.1.0` */
  version: string;
  /** Its segment in addresses: empty for the current version. */
  segment: string;
  /** With a slash at both ends: `/x/`, `/x/8.0.0/`. */
  base: string;
  /** All pages, those of the navigation first and in its order. */
  pages: readonly Page[];
  /** How many of them are in the navigation. */
  listed: number;
}

export const withSlash = (address: string): string => `${address.replace(/\/$/, '')}/`;

function toPage(doc: DocMetadata, baseUrl: string): SitePage {
  const { navigation = noNavigation, features } = doc as DocMetadata & {
    navigation?: DocNavigation;
    features?: Feature[];
  };
  const { components = [] } = doc.frontMatter as { components?: readonly string[] };
  const { keywords = [], unlisted = false } = doc.frontMatter;
  return {
    permalink: withSlash(doc.permalink),
    file: aliasedSitePathToRelativePath(doc.source),
    title: doc.title,
    description: doc.description,
    product: productFromPath(doc.permalink, { baseUrl }),
    tags: navigation.tags,
    // The last step is the page itself.
    groups: navigation.trail.slice(0, -1).map(({ label }) => label),
    components,
    keywords: [keywords].flat(),
    // Docusaurus never sets its own `unlisted` in the live server, so the front matter is read.
    isUnlisted: unlisted,
    ...(features && { features }),
  };
}

/** Returns the pages that entries of a version's navigation list, by default all, in their order, each with its entry. */
export function listedDocs(
  version: LoadedVersion,
  items: readonly NavigationItem[] = Object.values(version.sidebars).flat(),
) {
  const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
  return flattenSidebar(items).flatMap((entry) => {
    const { type, id = '' } = entry.item;
    const doc = type === 'doc' ? docs.get(id) : undefined;
    return doc ? [{ ...entry, doc }] : [];
  });
}

function pagesOfVersion(version: LoadedVersion, baseUrl: string): VersionPages {
  const listed = new Set(listedDocs(version).map(({ doc }) => doc));
  const docs = [...new Set([...listed, ...version.docs])].filter(({ draft }) => !draft);
  const base = withSlash(version.path);
  return {
    version: version.isLast ? currentVersion : version.label,
    segment: base.slice(baseUrl.length, -1),
    base,
    pages: docs.map((doc) => toPage(doc, baseUrl)),
    listed: docs.filter((doc) => listed.has(doc)).length,
  };
}

/**
 * Returns the pages of all versions of the docs. Docs-tab routes, the blog and the bare demos are not among them.
 *
 * @param baseUrl - the base path in the language being built
 */
export function docsPages(allContent: AllContent, baseUrl: string): VersionPages[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return (docs?.loadedVersions ?? []).map((version) => pagesOfVersion(version, baseUrl));
}
