import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { DocNavigation, TrailStep } from '../../navigation/docNavigation';
import { customPropsOf, type NavigationItem } from '../../navigation/items';
import { effectiveTags, type Tag } from '../../navigation/tags';
import { flattenSidebar, tagsOfItems } from '../../navigation/walk';
import { productById } from '../../products/registry';

type Neighbour = DocMetadata['previous'];

const isDoc = (item: NavigationItem, doc: DocMetadata): boolean =>
  item.type === 'doc' && item.id === doc.id;

/** The overview of the product whose pages a group holds, when it is one of them. */
function overviewOf(group: NavigationItem, version: LoadedVersion): DocMetadata | undefined {
  const { product } = customPropsOf(group);
  if (!product) {
    return undefined;
  }
  const { overviewPath } = productById(product);
  const overview = version.docs.find(({ slug }) => `${slug.replace(/\/$/, '')}/` === overviewPath);
  const entries = flattenSidebar([group]);
  return overview && entries.some(({ item }) => isDoc(item, overview)) ? overview : undefined;
}

/** The navigation of every page of a version, by the id of the page. */
function navigationById(version: LoadedVersion, baseUrl: string): Map<string, DocNavigation> {
  const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
  const below = ({ permalink }: DocMetadata) => `/${permalink.slice(baseUrl.length)}`;
  const toStep = (group: NavigationItem): TrailStep => {
    const overview = overviewOf(group, version);
    return { label: group.label ?? '', ...(overview && { path: below(overview) }) };
  };
  const navigation = new Map<string, DocNavigation>();
  for (const items of Object.values(version.sidebars)) {
    for (const { item, ancestors } of flattenSidebar<NavigationItem>(items)) {
      const doc = item.type === 'doc' && item.id !== undefined ? docs.get(item.id) : undefined;
      if (doc && !navigation.has(doc.id)) {
        navigation.set(doc.id, {
          tags: effectiveTags(customPropsOf(item).tags ?? [], tagsOfItems(ancestors)),
          trail: [...ancestors.map(toStep), { label: item.label ?? doc.title, path: below(doc) }],
        });
      }
    }
  }
  return navigation;
}

/** An unlisted page is in no sidebar; it is shown beside the first one all the same, so that a reader can leave it. */
function sidebarOf(doc: DocMetadata, version: LoadedVersion): Pick<DocMetadata, 'sidebar'> {
  const [first] = Object.keys(version.sidebars);
  return doc.frontMatter.unlisted && !doc.sidebar && first ? { sidebar: first } : {};
}

function attachToVersion(version: LoadedVersion, baseUrl: string): LoadedVersion {
  const navigation = navigationById(version, baseUrl);
  const tags = new Map<string, Tag[]>(
    version.docs.map(({ id, permalink }) => [permalink, navigation.get(id)?.tags ?? []]),
  );
  const withTags = (neighbour: Neighbour): Neighbour => {
    const found = neighbour && tags.get(neighbour.permalink);
    return found && found.length > 0 ? Object.assign({ ...neighbour }, { tags: found }) : neighbour;
  };
  return {
    ...version,
    docs: version.docs.map((doc) =>
      Object.assign(
        {
          ...doc,
          ...sidebarOf(doc, version),
          previous: withTags(doc.previous),
          next: withTags(doc.next),
        },
        navigation.has(doc.id) && { navigation: navigation.get(doc.id) },
      ),
    ),
  };
}

/**
 * Gives every page its place in the navigation: `navigation` (tags and trail) for its own head, and `tags` beside the
 * titles of the pages before and after it. Read in the browser with `useDocNavigation`.
 *
 * @param baseUrl - the base path of the site in the language being built, with a slash at the end
 */
export function attachNavigation(content: LoadedContent, baseUrl: string): LoadedContent {
  return {
    loadedVersions: content.loadedVersions.map((version) => attachToVersion(version, baseUrl)),
  };
}
