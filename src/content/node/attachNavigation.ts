import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { DocNavigation, TrailStep } from '../../navigation/docNavigation';
import { customPropsOf, tagsOfEntry, type NavigationItem } from '../../navigation/items';
import type { Tag } from '../../navigation/tags';
import { parseSitePath } from '../../products/path';
import { productFromPath } from '../../products/productFromPath';
import { productById } from '../../products/registry';
import { listedDocs, withSlash } from './sitePages';

type Neighbor = DocMetadata['previous'];

/** Returns the overview page of a group's product if the group contains that page. */
function overviewOf(group: NavigationItem, version: LoadedVersion): DocMetadata | undefined {
  const { product } = customPropsOf(group);
  if (!product) return undefined;
  const { overviewPath } = productById(product);
  return listedDocs(version, [group]).find(({ doc }) => withSlash(doc.slug) === overviewPath)?.doc;
}

/** Returns the navigation of every page of a version, keyed by page id. */
function navigationById(version: LoadedVersion, baseUrl: string): Map<string, DocNavigation> {
  const below = ({ permalink }: DocMetadata) => `/${permalink.slice(baseUrl.length)}`;
  const toStep = (group: NavigationItem): TrailStep => {
    const overview = overviewOf(group, version);
    return { label: group.label ?? '', ...(overview && { path: below(overview) }) };
  };
  const navigation = new Map<string, DocNavigation>();
  for (const entry of listedDocs(version)) {
    const { doc, item, ancestors } = entry;
    if (navigation.has(doc.id)) continue;
    navigation.set(doc.id, {
      tags: tagsOfEntry(entry),
      trail: [...ancestors.map(toStep), { label: item.label ?? doc.title, path: below(doc) }],
    });
  }
  return navigation;
}

/** Returns the first sidebar for an unlisted page. The page isn't in it, but readers need one to navigate away. */
function sidebarOf(doc: DocMetadata, version: LoadedVersion): Pick<DocMetadata, 'sidebar'> {
  const [first] = Object.keys(version.sidebars);
  return doc.frontMatter.unlisted && !doc.sidebar && first ? { sidebar: first } : {};
}

/**
 * Attaches to every page of a version its place in the navigation: `navigation` (tags and trail) for its own header, and `tags`
 * beside the titles of the previous and next pages. The browser reads it with `useDocNavigation`.
 *
 * @param baseUrl - the base path of the site in the language being built, with a trailing slash
 */
export function attachNavigation(version: LoadedVersion, baseUrl: string): LoadedVersion {
  const navigation = navigationById(version, baseUrl);
  const tags = new Map<string, Tag[]>(
    version.docs.map(({ id, permalink }) => [permalink, navigation.get(id)?.tags ?? []]),
  );
  const isApiPath = (path: string): boolean => parseSitePath(path, baseUrl).segments[0] === 'api';
  /** Whether to link to a neighbor: the last page of a product's reference doesn't lead to another product's guides. */
  const leadsOn = (doc: DocMetadata, neighbor: Neighbor): boolean =>
    neighbor === undefined ||
    !(isApiPath(doc.permalink) || isApiPath(neighbor.permalink)) ||
    productFromPath(doc.permalink, { baseUrl }).id ===
      productFromPath(neighbor.permalink, { baseUrl }).id;
  const withTags = (doc: DocMetadata, neighbor: Neighbor): Neighbor => {
    if (!leadsOn(doc, neighbor)) return undefined;
    const found = neighbor && tags.get(neighbor.permalink);
    return found && found.length > 0 ? Object.assign({ ...neighbor }, { tags: found }) : neighbor;
  };
  return {
    ...version,
    docs: version.docs.map((doc) =>
      Object.assign(
        {
          ...doc,
          ...sidebarOf(doc, version),
          previous: withTags(doc, doc.previous),
          next: withTags(doc, doc.next),
        },
        navigation.has(doc.id) && { navigation: navigation.get(doc.id) },
      ),
    ),
  };
}
