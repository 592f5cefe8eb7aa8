import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData, GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { products } from '../../products/registry';
import { renames, type Rename } from '../../products/renames';
import { nearestOf, snapshots } from '../../products/snapshots';
import type { SnapshotVersion } from '../types';

/**
 * Removes what the browser doesn't need from an entry: translation keys, ids (only upstream's breadcrumbs and its cards on
 * generated index pages read them, and this site has neither), and empty fields.
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

/**
 * Trims what every docs page loads about its version. Drops the list of pages with their descriptions: only upstream's
 * cards on generated index pages read it, and this site has none.
 */
export function trimVersion(version: PropVersionMetadata): SnapshotVersion {
  const snapshot = snapshots.find((each) => each.version === version.version);
  return {
    ...version,
    docs: {},
    docsSidebars: Object.fromEntries(
      Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(trimItem)]),
    ),
    ...(snapshot && { nearest: nearestOf(snapshot) }),
  };
}

/** Whether pages of other versions look this page up: it was renamed, or it is a product's overview in a frozen version. */
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
 * Trims what every page of the site, docs or not, loads about the docs. Each version keeps only the pages whose routes
 * don't come with the page that looks them up (`useSiteVersions`): its main page, product overviews in frozen versions,
 * and renamed pages. Navbar items of type `doc` therefore work only for main pages.
 */
export function trimGlobalData(
  data: GlobalPluginData,
  renamed: readonly Rename[] = renames,
): GlobalPluginData {
  return { ...data, versions: data.versions.map((each) => trimGlobalVersion(each, renamed)) };
}
