export interface TreeNode {
  id: string;
  label: string;
  children?: TreeNode[];
}

export interface Position {
  parentId: string | null;
  index: number;
}

/** Where an item is, or undefined when the tree does not hold it. */
export function positionOf(
  items: TreeNode[],
  id: string,
  parentId: string | null = null,
): Position | undefined {
  const index = items.findIndex((item) => item.id === id);
  if (index >= 0) return { parentId, index };
  for (const item of items) {
    const position = positionOf(item.children ?? [], id, item.id);
    if (position) return position;
  }
  return undefined;
}

/** The children of an item, or the root items. */
export function childrenOf(items: TreeNode[], parentId: string | null): TreeNode[] {
  if (parentId === null) return items;
  for (const item of items) {
    if (item.id === parentId) return item.children ?? [];
    const found = childrenOf(item.children ?? [], parentId);
    if (found.length > 0) return found;
  }
  return [];
}

/** An item of the tree, or undefined when the tree does not hold it. */
export function itemOf(items: TreeNode[], id: string): TreeNode | undefined {
  const position = positionOf(items, id);
  return position && childrenOf(items, position.parentId)[position.index];
}

/** The same tree with other children for one item, or with other root items. */
function withChildren(
  items: TreeNode[],
  parentId: string | null,
  children: TreeNode[],
): TreeNode[] {
  if (parentId === null) return children;
  return items.map((item) => {
    if (item.id === parentId) return { ...item, children };
    if (!item.children) return item;
    return { ...item, children: withChildren(item.children, parentId, children) };
  });
}

/** The same tree with one item in another place; its index counts without the item itself. */
export function moveItem(items: TreeNode[], id: string, to: Position): TreeNode[] {
  const from = positionOf(items, id);
  if (!from) return items;
  const siblings = childrenOf(items, from.parentId);
  const item = siblings[from.index] as TreeNode;
  const without = withChildren(
    items,
    from.parentId,
    siblings.filter((each) => each !== item),
  );
  return withChildren(
    without,
    to.parentId,
    childrenOf(without, to.parentId).toSpliced(to.index, 0, item),
  );
}
