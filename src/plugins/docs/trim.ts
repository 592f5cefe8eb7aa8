import type {
  PropSidebarItem,
  PropSidebars,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData, GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { RouteConfig } from '@docusaurus/types';

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
export function trimVersion(version: PropVersionMetadata): PropVersionMetadata {
  return { ...version, docs: {}, docsSidebars: trimSidebars(version.docsSidebars) };
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
 * a version has is read from the routes (`useSiteVersions`). Upstream's banner on a frozen version therefore leads to
 * the main page of the current one, and navbar items of type `doc` work for main pages only.
 */
export function trimGlobalData(data: GlobalPluginData): GlobalPluginData {
  return { ...data, versions: data.versions.map(trimGlobalVersion) };
}
