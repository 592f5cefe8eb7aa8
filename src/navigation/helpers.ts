import type { NavigationProps } from './items';
import { checkMeta, NavigationError, type EntryMeta } from './meta';
import { tagsOf, type TagMeta } from './tags';

interface EntryBase {
  /** Names the entry in translation files, where labels alone would clash ("Overview", "Components"). */
  key: string;
  customProps?: { [Prop in keyof NavigationProps]: NavigationProps[Prop] };
}

/** A page of `docs/`. */
export interface PageEntry extends EntryBase {
  type: 'doc';
  id: string;
  label?: string;
}

/** An address outside this site. */
export interface ExternalEntry extends EntryBase {
  type: 'link';
  href: string;
  label: string;
}

/** Entries under a common heading. */
export interface GroupEntry extends EntryBase {
  type: 'category';
  label: string;
  items: NavigationEntry[];
  collapsible: boolean;
  collapsed: boolean;
}

/** What the helpers return: a subset of what Docusaurus accepts in `sidebars.ts`. */
export type NavigationEntry = PageEntry | ExternalEntry | GroupEntry;

const tagFields = ['plan', 'newFeature', 'planned', 'unstable'] as const;

/** Returns only the props that are set, because the entries are sent to readers. */
function propsOf(meta: TagMeta, rest: NavigationProps = {}): Pick<EntryBase, 'customProps'> {
  const tags = tagsOf(meta);
  const customProps = { ...rest, ...(tags.length > 0 && { tags }) };
  return Object.keys(customProps).length > 0 ? { customProps } : {};
}

/** Returns the key of the first page or address under some entries. With the title, it is a stable key for a group. */
const firstKey = (items: readonly NavigationEntry[]): string =>
  items.map((item) => (item.type === 'category' ? firstKey(item.items) : item.key))[0] ?? '';

/**
 * Returns the entry of a page of `docs/`: `page('/react-data-grid/quickstart')` is `docs/react-data-grid/quickstart/index.mdx`.
 *
 * @param pathname - its path without the site's base path, with a leading slash
 * @param meta - its tags, and its label if the title in its front matter doesn't fit
 * @throws NavigationError for an invalid pathname or field
 */
export function page(
  pathname: string,
  meta: Pick<EntryMeta, 'title' | keyof TagMeta> = {},
): PageEntry {
  const call = `page('${pathname}')`;
  if (!/^\/(?:[^/?#\s]+(?:\/[^/?#\s]+)*\/?)?$/.test(pathname)) {
    throw new NavigationError(
      pathname,
      `${call}: a pathname must start with a slash and have no query or hash, such as '/react-data-grid/quickstart'.`,
    );
  }
  checkMeta(call, pathname, meta, ['title', ...tagFields]);
  const path = pathname.replace(/\/$/, '');
  return {
    type: 'doc',
    id: `${path}/index`.slice(1),
    key: path || '/',
    ...(meta.title && { label: meta.title }),
    ...propsOf(meta),
  };
}

/**
 * Returns a group that opens and closes, closed at first.
 *
 * @param meta - its tags, and `product` on the top-level group that holds the pages of a product
 * @throws NavigationError for an invalid field
 */
export function group(
  title: string,
  items: NavigationEntry[],
  meta: Pick<EntryMeta, 'product' | keyof TagMeta> = {},
): GroupEntry {
  checkMeta(`group('${title}')`, title, meta, [...tagFields, 'product']);
  return {
    type: 'category',
    label: title,
    key: `${title} ${firstKey(items)}`,
    items,
    collapsible: true,
    collapsed: true,
    ...propsOf(meta, { kind: 'group', ...(meta.product && { product: meta.product }) }),
  };
}

/**
 * Returns a heading over some entries of a group, always open.
 *
 * @throws NavigationError for an invalid field
 */
export function subheader(title: string, items: NavigationEntry[], meta: TagMeta = {}): GroupEntry {
  checkMeta(`subheader('${title}')`, title, meta, tagFields);
  return {
    type: 'category',
    label: title,
    key: `${title} ${firstKey(items)}`,
    items,
    collapsible: false,
    collapsed: false,
    ...propsOf(meta, { kind: 'subheader' }),
  };
}

/**
 * Returns the entry of an address outside this site.
 *
 * @param href - a full http or https address
 * @throws NavigationError for an invalid address or field
 */
export function external(href: string, title: string, meta: TagMeta = {}): ExternalEntry {
  const call = `external('${href}')`;
  if (!/^https?:\/\/[^\s/]/.test(href)) {
    throw new NavigationError(
      href,
      `${call}: an external entry needs a full http or https address, such as 'https://example.com/news/'; for a page of this site, use page('…').`,
    );
  }
  checkMeta(call, href, meta, tagFields);
  return { type: 'link', href, label: title, key: href, ...propsOf(meta) };
}
