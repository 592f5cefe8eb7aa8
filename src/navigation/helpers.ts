import { products } from '../products/registry';
import type { ProductId } from '../products/types';
import { hint } from '../utils/nearest';
import type { NavigationProps } from './items';
import { plans, tagsOf, type TagMeta } from './tags';

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

/** The options of a page, a group, a subheader or an external entry. */
interface EntryMeta extends TagMeta {
  /** A page's label in the navigation, if the title in its front matter doesn't fit. */
  title?: string;
  /** The product whose pages a top-level group holds. */
  product?: ProductId;
}

/** An invalid entry in `sidebars.ts`. */
export class NavigationError extends Error {
  override name = 'NavigationError';

  /**
   * @param subject - the pathname, address or title by which the entry is found in the source
   * @param message - the full sentence
   */
  constructor(
    readonly subject: string,
    message: string,
  ) {
    super(message);
  }
}

const show = (value: unknown): string => JSON.stringify(value) ?? String(value);
const quoteAll = (values: readonly string[]): string => values.map(show).join(', ');

const booleanField = (value: unknown): string | undefined =>
  typeof value === 'boolean' ? undefined : 'allowed: true, false';

const oneOf =
  (allowed: readonly string[]) =>
  (value: unknown): string | undefined =>
    allowed.includes(value as string) ? undefined : `allowed: ${quoteAll(allowed)}`;

/** For each field, returns what is allowed if the value is invalid. */
const checks: Record<keyof EntryMeta, (value: unknown) => string | undefined> = {
  title: (value) =>
    typeof value === 'string' && value.trim() !== '' ? undefined : 'allowed: a non-blank string',
  plan: oneOf(plans),
  newFeature: booleanField,
  planned: booleanField,
  unstable: booleanField,
  product: oneOf(products.map(({ id }) => id)),
};

/**
 * Checks the options of an entry. Types catch these mistakes only for writers who open `sidebars.ts` in an editor.
 *
 * @param call - the call as the writer sees it: `page('/react-data-grid/layout')`
 * @param allowed - the fields this kind of entry takes
 * @throws NavigationError naming the entry, the field, what was found and what is allowed
 */
function checkMeta(
  call: string,
  subject: string,
  meta: EntryMeta,
  allowed: readonly (keyof EntryMeta)[],
): void {
  for (const [name, value] of Object.entries(meta)) {
    const field = allowed.find((candidate) => candidate === name);
    if (!field) {
      throw new NavigationError(
        subject,
        `${call}: ${show(name)} is not a field of this entry; allowed: ${quoteAll(allowed)}.${hint(name, allowed)}`,
      );
    }
    const expectation = value === undefined ? undefined : checks[field](value);
    if (expectation) {
      throw new NavigationError(
        subject,
        `${call}: ${show(field)} is ${show(value)}; ${expectation}.`,
      );
    }
  }
}

/** The options that become tags. Writers may also set them in the front matter, by mistake. */
export const tagFields = ['plan', 'newFeature', 'planned', 'unstable'] as const;

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

/** Returns entries under a heading. */
function category(
  kind: 'group' | 'subheader',
  title: string,
  items: NavigationEntry[],
  meta: Pick<EntryMeta, 'product' | keyof TagMeta>,
  fields: readonly (keyof EntryMeta)[],
): GroupEntry {
  checkMeta(`${kind}('${title}')`, title, meta, fields);
  const isGroup = kind === 'group';
  return {
    type: 'category',
    label: title,
    key: `${title} ${firstKey(items)}`,
    items,
    collapsible: isGroup,
    collapsed: isGroup,
    ...propsOf(meta, { kind, ...(meta.product && { product: meta.product }) }),
  };
}

/**
 * Returns a group that opens and closes, closed at first.
 *
 * @param meta - its tags, and `product` on the top-level group that holds the pages of a product
 * @throws NavigationError for an invalid field
 */
export const group = (
  title: string,
  items: NavigationEntry[],
  meta: Pick<EntryMeta, 'product' | keyof TagMeta> = {},
): GroupEntry => category('group', title, items, meta, [...tagFields, 'product']);

/**
 * Returns a heading over some entries of a group, always open.
 *
 * @throws NavigationError for an invalid field
 */
export const subheader = (
  title: string,
  items: NavigationEntry[],
  meta: TagMeta = {},
): GroupEntry => category('subheader', title, items, meta, tagFields);

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
