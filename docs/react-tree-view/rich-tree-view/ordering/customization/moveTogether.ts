import type { TreeViewBaseItem } from '@mui/x-tree-view-pro';

type Items = TreeViewBaseItem[];

function childrenOf(items: Items, parentId: string | null): Items {
  if (parentId === null) return items;
  return items.flatMap(({ id, children = [] }) =>
    id === parentId ? children : childrenOf(children, parentId),
  );
}

/** The tree without some items; those go into `taken`, in the order of the tree. */
function takeOut(items: Items, ids: string[], taken: Items): Items {
  return items.flatMap((item) => {
    if (ids.includes(item.id)) {
      taken.push(item);
      return [];
    }
    return [item.children ? { ...item, children: takeOut(item.children, ids, taken) } : item];
  });
}

/** The tree with items added below a parent, before one of its children or at the end. */
function putIn(items: Items, parentId: string | null, added: Items, before?: string): Items {
  if (parentId === null) {
    const place = items.findIndex(({ id }) => id === before);
    return items.toSpliced(place < 0 ? items.length : place, 0, ...added);
  }
  return items.map(({ children = [], ...item }) => ({
    ...item,
    children:
      item.id === parentId
        ? putIn(children, null, added, before)
        : putIn(children, parentId, added, before),
  }));
}

/** The tree with several items where one of them, `draggedId`, was dropped. */
export function moveTogether(
  items: Items,
  ids: string[],
  draggedId: string,
  { parentId, index }: { parentId: string | null; index: number },
): Items {
  const others = childrenOf(items, parentId).filter(({ id }) => id !== draggedId);
  const next = others.slice(index).find(({ id }) => !ids.includes(id));
  const taken: Items = [];
  const rest = takeOut(items, ids, taken);
  return putIn(rest, parentId, taken, next?.id);
}

/** The ids from the root down to an item. */
function pathTo(items: Items, id: string | null): string[] {
  for (const item of items) {
    if (item.id === id) return [item.id];
    const path = pathTo(item.children ?? [], id);
    if (path.length > 0) return [item.id, ...path];
  }
  return [];
}

/** Whether an item is one of some items, or below one of them. */
export const isInside = (items: Items, id: string | null, ids: string[]) =>
  pathTo(items, id).some((step) => ids.includes(step));
