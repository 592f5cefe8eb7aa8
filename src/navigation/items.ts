import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import type { ProductId } from '../products/types';
import { effectiveTags, type Tag } from './tags';

/** What the helpers of `sidebars.ts` store on a sidebar item for the theme. */
export interface NavigationProps {
  tags?: Tag[];
  /** `subheader`: a heading inside a group, always open. */
  kind?: 'group' | 'subheader';
  /** The product whose pages a top-level group holds. */
  product?: ProductId;
  /** Where the entries of that group are: the name of a part, and the index of the group in it. Added by the build. */
  part?: readonly [id: string, at: number];
}

/** The entries of a product's groups, which are loaded with its pages (`sidebarParts.ts`). */
export interface SidebarPart {
  sidebarPart: string;
  groups: readonly PropSidebar[];
}

/**
 * The fields of a sidebar item in all of its forms: as written in `sidebars.ts` (`id`), as loaded by the docs plugin, and
 * as given to the theme (`href`, `docId`).
 */
export interface NavigationItem {
  type: string;
  id?: string;
  docId?: string;
  key?: string;
  href?: string;
  label?: string;
  items?: readonly NavigationItem[];
  customProps?: Record<string, unknown>;
}

/** Returns what our helpers stored on a sidebar item; empty for an item that they didn't make. */
export function customPropsOf(item: { customProps?: Record<string, unknown> }): NavigationProps {
  return (item.customProps ?? {}) as NavigationProps;
}

/** A page or an external address in the tree. */
interface FlatEntry<Item extends NavigationItem> {
  item: Item;
  /** The groups and subheaders around it, the outermost first. */
  ancestors: Item[];
}

/**
 * Lists the pages and addresses of a tree in reading order, each with the groups around it. Works on the tree as written in
 * `sidebars.ts`, as loaded by the docs plugin, and as given to the theme.
 */
export function flattenSidebar<Item extends NavigationItem>(
  items: readonly Item[],
  ancestors: readonly Item[] = [],
): FlatEntry<Item>[] {
  return items.flatMap((item) =>
    item.items
      ? flattenSidebar(item.items as readonly Item[], [...ancestors, item])
      : [{ item, ancestors: [...ancestors] }],
  );
}

const tagsOfItem = (item: NavigationItem): Tag[] => customPropsOf(item).tags ?? [];

/** Returns the tags that apply to a page: its own, and the plan of the groups around it. */
export const tagsOfEntry = ({ item, ancestors }: FlatEntry<NavigationItem>): Tag[] =>
  effectiveTags(tagsOfItem(item), ancestors.map(tagsOfItem));
