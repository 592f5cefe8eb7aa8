import type {
  PropSidebar,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import {
  customPropsOf,
  flattenSidebar,
  type NavigationItem,
  type SidebarPart,
} from '../../navigation/items';
import { productFromPath } from '../../products';
import { trimVersion } from './trim';

/**
 * Takes the entries of each product out of a sidebar. A page needs the entries of its own product, but only the names of
 * the others.
 *
 * @param prefix - keeps the names of the parts distinct from those of other sidebars
 */
export function divideSidebar(sidebar: PropSidebar, prefix: string) {
  const groups = new Map<string, { product: string; own: PropSidebarItemCategory[] }>();
  const items = sidebar.map((item) => {
    const { product } = customPropsOf(item);
    const href = flattenSidebar<NavigationItem>([item])[0]?.item.href;
    if (item.type !== 'category' || !product || href === undefined) return item;
    const id = `${prefix}-${product}`;
    const known = groups.get(id)?.own ?? [];
    groups.set(id, { product, own: [...known, item] });
    const part = [id, known.length] as const;
    return { ...item, href, items: [], customProps: { ...item.customProps, part } };
  });
  const parts = [...groups].map(([id, { product, own }]) => ({
    sidebarPart: id,
    product,
    groups: own.map((group) => group.items),
    pages: new Set(flattenSidebar<NavigationItem>(own).flatMap(({ item }) => item.href ?? [])),
  }));
  return {
    /** The sidebar, with the groups of products emptied: they keep only the address of their first page. */
    items,
    /** The entries of each product's groups, and the addresses of its pages. */
    parts,
  };
}

const moduleOf = ({ sidebarPart, groups }: SidebarPart): string =>
  `import { keepPart } from '@site/src/navigation/sidebarParts';
export default keepPart(${JSON.stringify({ sidebarPart, groups })});
`;

/**
 * Returns the routes of the docs, with what pages need of their version. The navigation of each product becomes a module of the
 * routes of its own pages only.
 *
 * @param createData - writes a module; Docusaurus passes it to plugins
 */
export async function withSidebarParts(
  route: RouteConfig,
  createData: PluginContentLoadedActions['createData'],
): Promise<RouteConfig> {
  const whole = route.props?.version as PropVersionMetadata | undefined;
  if (!whole) {
    const routes = route.routes?.map((each) => withSidebarParts(each, createData));
    return { ...route, ...(routes && { routes: await Promise.all(routes) }) };
  }
  const version = trimVersion(whole);
  const docsSidebars: Record<string, PropSidebar> = {};
  const moduleOfPage = new Map<string, string>();
  // A page that is in no group, such as the one for writers, still belongs to a product.
  const moduleOfProduct = new Map<string, string>();
  for (const [name, sidebar] of Object.entries(version.docsSidebars)) {
    const { items, parts } = divideSidebar(sidebar, `${version.version}-${name}`);
    docsSidebars[name] = items;
    for (const part of parts) {
      const file = await createData(`sidebar-${part.sidebarPart}.js`, moduleOf(part));
      part.pages.forEach((page) => moduleOfPage.set(page, file));
      moduleOfProduct.set(part.product, file);
    }
  }
  const withModules = (below: RouteConfig): RouteConfig => {
    const navigation = below.routes
      ? undefined
      : (moduleOfPage.get(below.path) ?? moduleOfProduct.get(productFromPath(below.path).id));
    return {
      ...below,
      ...(below.routes && { routes: below.routes.map(withModules) }),
      ...(navigation !== undefined && { modules: { ...below.modules, navigation } }),
    };
  };
  return {
    ...withModules(route),
    props: { ...route.props, version: { ...version, docsSidebars } },
  };
}
