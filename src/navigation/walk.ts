import { customPropsOf, type NavigationItem } from './items';
import type { Tag } from './tags';

/** A page or an external address in the tree. */
export interface FlatEntry<Item extends NavigationItem> {
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

/** Joins the labels of some groups, outermost first, for a message: `Data Grid › Main features › Columns`. */
export function formatTrail(labels: readonly string[]): string {
  return labels.join(' › ');
}

/** Returns the tags of each item, for {@link effectiveTags}. */
export function tagsOfItems(items: readonly NavigationItem[]): Tag[][] {
  return items.map((item) => customPropsOf(item).tags ?? []);
}
