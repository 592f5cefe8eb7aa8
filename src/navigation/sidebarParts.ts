import { useMemo, useSyncExternalStore } from 'react';
import type { PropSidebar, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { createListeners } from '../utils/listeners';
import { customPropsOf, type SidebarPart } from './items';

/*
 * The entries of each product, loaded with its pages (`src/content/node/sidebarParts.ts`). The entries of the page's own
 * product are there before it renders, because they are a module of its route. Those of another product arrive when one of
 * its pages is loaded.
 */
let arrived: ReadonlyMap<string, SidebarPart['groups']> = new Map();
const { subscribe, tell } = createListeners();

const whatArrived = (): typeof arrived => arrived;

/** Stores a part. The module of each part calls this when it is evaluated. */
export function keepPart({ sidebarPart, groups }: SidebarPart): SidebarPart['groups'] {
  arrived = new Map(arrived).set(sidebarPart, groups);
  tell();
  return groups;
}

function filled(item: PropSidebarItem, known: typeof arrived): PropSidebarItem {
  const [id = '', at = 0] = customPropsOf(item).part ?? [];
  const items = known.get(id)?.[at];
  return items && item.type === 'category' ? { ...item, items } : item;
}

/** Returns a sidebar with all entries that have arrived. */
export function useFilled(sidebar: readonly PropSidebarItem[]): PropSidebar {
  const known = useSyncExternalStore(subscribe, whatArrived, whatArrived);
  return useMemo(() => sidebar.map((item) => filled(item, known)), [sidebar, known]);
}

/** Whether the entries of a group haven't arrived yet. */
export function isPending(item: PropSidebarItem): boolean {
  const [id] = customPropsOf(item).part ?? [];
  return id !== undefined && !arrived.has(id);
}
