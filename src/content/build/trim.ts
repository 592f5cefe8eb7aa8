import type {
  PropSidebarItem,
  PropSidebars,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData, GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { RouteConfig } from '@docusaurus/types';
import { products } from '../../products/registry';
import { renames, type Rename } from '../../products/renames';
import { nearestOf, snapshots } from '../../products/snapshots';

/** What the pages of a frozen version know about it besides what Docusaurus says. */
export interface SnapshotVersion extends PropVersionMetadata {
  /** The packages that were never published at this version, with the release that takes their place. */
  nearest?: Readonly<Record<string, string>>;
}

/**
 * An entry without what says nothing in the browser: translation keys, ids (upstream's cards of generated indices and its
 * breadcrumbs read them, and this site has neither), and fields left empty.
 */
function trimItem(item: PropSidebarItem): PropSidebarItem {
  const { key: _key, docId: _docId, ...rest } = item as PropSidebarItem & { docId?: string };
  const kept = Object.fromEntries(
    Object.entries(rest).filter(
      ([name, value]) => value !== undefined && !(name === 'unlisted' && !value),
    ),
  ) as PropSidebarItem;
  return kept.type === 'category' ? { ...kept, items: kept.items.map(trimItem) } : kept;
}

const trimSidebars = (sidebars: PropSidebars): PropSidebars =>
  Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(trimItem)]));

/**
 * What every docs page loads about its version. The list of pages with their descriptions goes: only upstream's cards
 * of generated indices read it, and this site has none.
 */
export function trimVersion(version: PropVersionMetadata): SnapshotVersion {
  const snapshot = snapshots.find((each) => each.version === version.version);
  return {
    ...version,
    docs: {},
    docsSidebars: trimSidebars(version.docsSidebars),
    ...(snapshot && { nearest: nearestOf(snapshot) }),
  };
}

/** The routes of the docs with their version's data trimmed. */
export function trimRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version && { props: { ...route.props, version: trimVersion(version) } }),
    ...(route.routes && { routes: route.routes.map(trimRoute) }),
  };
}

/** Whether a browser asks for a page of a version from elsewhere: one that was renamed, or a frozen version's overview. */
function isAskedFor(pagePath: string, isLast: boolean, renamed: readonly Rename[]): boolean {
  return (
    renamed.some(({ from, to }) => from === pagePath || to === pagePath) ||
    (!isLast && products.some(({ overviewPath }) => overviewPath === pagePath))
  );
}

function trimGlobalVersion(version: GlobalVersion, renamed: readonly Rename[]): GlobalVersion {
  const root = version.path.replace(/\/$/, '');
  return {
    ...version,
    docs: version.docs.filter(
      ({ id, path }) =>
        id === version.mainDocId || isAskedFor(path.slice(root.length), version.isLast, renamed),
    ),
  };
}

/**
 * What every page of the site, docs or not, loads about the docs. Of each version only those pages stay whose routes do
 * not come with the page that asks for them (`useSiteVersions`): the main page, overviews of products in frozen
 * versions, and renamed pages. Navbar items of type `doc` work for main pages only.
 */
export function trimGlobalData(
  data: GlobalPluginData,
  renamed: readonly Rename[] = renames,
): GlobalPluginData {
  return { ...data, versions: data.versions.map((each) => trimGlobalVersion(each, renamed)) };
}
