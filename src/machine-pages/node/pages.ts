import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { noNavigation, type DocNavigation } from '../../navigation/docNavigation';
import type { Feature } from '../../navigation/features';
import type { NavigationItem } from '../../navigation/items';
import type { Tag } from '../../navigation/tags';
import { flattenSidebar } from '../../navigation/walk';
import { currentVersion, productFromPath, type Product } from '../../products';

/** A page that has a copy. */
export interface CopiedPage {
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
  /** The rows of its feature table, if it has one. */
  features?: readonly Feature[];
}

/** The pages of one version of the docs. */
export interface VersionPages {
  /** `8.1.0` */
  version: string;
  /** Its segment in addresses: empty for the current version. */
  segment: string;
  /** With a slash at both ends: `/x/`, `/x/8.0.0/`. */
  base: string;
  /** All pages, those of the navigation first and in its order. */
  pages: readonly CopiedPage[];
  /** How many of them are in the navigation. */
  listed: number;
}

const withSlash = (address: string): string => `${address.replace(/\/$/, '')}/`;

function toPage(doc: DocMetadata, baseUrl: string): CopiedPage {
  const { navigation = noNavigation, features } = doc as DocMetadata & {
    navigation?: DocNavigation;
    features?: Feature[];
  };
  const { components = [] } = doc.frontMatter as { components?: readonly string[] };
  return {
    permalink: withSlash(doc.permalink),
    file: aliasedSitePathToRelativePath(doc.source),
    title: doc.title,
    description: doc.description,
    product: productFromPath(doc.permalink, { baseUrl }),
    tags: navigation.tags,
    groups: navigation.trail.slice(0, -1).map(({ label }) => label),
    components,
    ...(features && { features }),
  };
}

function pagesOfVersion(version: LoadedVersion, baseUrl: string): VersionPages {
  const docs = new Map(version.docs.filter(({ draft }) => !draft).map((doc) => [doc.id, doc]));
  const order = Object.values(version.sidebars).flatMap((items) =>
    flattenSidebar<NavigationItem>(items).flatMap(({ item }) =>
      item.type === 'doc' && item.id !== undefined ? item.id : [],
    ),
  );
  const ids = [...new Set(order)].filter((id) => docs.has(id));
  const others = [...docs.keys()].filter((id) => !ids.includes(id));
  const base = withSlash(version.path);
  return {
    version: version.isLast ? currentVersion : version.label,
    segment: base.slice(baseUrl.length, -1),
    base,
    pages: [...ids, ...others].flatMap((id) => {
      const doc = docs.get(id);
      return doc ? toPage(doc, baseUrl) : [];
    }),
    listed: ids.length,
  };
}

/** Returns the pages of all versions of the docs. */
export function docsPages(allContent: AllContent, baseUrl: string): VersionPages[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return (docs?.loadedVersions ?? []).map((version) => pagesOfVersion(version, baseUrl));
}

/** Returns the blog posts, newest first. */
export function blogPages(allContent: AllContent, baseUrl: string): CopiedPage[] {
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return (blog?.blogPosts ?? []).map(({ metadata }) => ({
    permalink: withSlash(metadata.permalink),
    file: aliasedSitePathToRelativePath(metadata.source),
    title: metadata.title,
    description: metadata.description,
    product: productFromPath(metadata.permalink, { baseUrl }),
    tags: [],
    groups: [],
    components: [],
  }));
}
