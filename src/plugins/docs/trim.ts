import type {
  PropSidebarItem,
  PropSidebars,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData, GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { RouteConfig } from '@docusaurus/types';
import { nearestOf, snapshots } from '../../products/snapshots';

/** What the pages of a frozen version know about it besides what Docusaurus says. */
export interface SnapshotVersion extends PropVersionMetadata {
  /** The packages that were never published at this version, with the release that takes their place. */
  nearest?: Readonly<Record<string, string>>;
}

/** An entry without what says nothing in the browser: translation keys, ids, and fields left empty. */
function trimItem(item: PropSidebarItem): PropSidebarItem {
  const { key: _key, ...rest } = item;
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

const trimGlobalVersion = (version: GlobalVersion): GlobalVersion => ({
  ...version,
  docs: version.docs.filter(({ id }) => id === version.mainDocId),
});

/**
 * What every page of the site, docs or not, loads about the docs. Of each version only the main page stays; which pages
 * a version has is read from the routes (`useSiteVersions`). Navbar items of type `doc` work for main pages only.
 */
export function trimGlobalData(data: GlobalPluginData): GlobalPluginData {
  return { ...data, versions: data.versions.map(trimGlobalVersion) };
}
