import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { letters, row } from 'claims/trees';
import { userEvent } from 'vitest/browser';

/** A tree of four letters whose items can be dragged; Alpha is open. */
export function Movable(props: Record<string, unknown>) {
  return (
    <RichTreeViewPro
      aria-label="Movable"
      items={letters}
      itemsReordering
      defaultExpandedItems={['a']}
      {...props}
    />
  );
}

/** Drags an item over a part of another one's row: `at` counts from the top, in shares of its height. */
export async function drag(from: string, to: string, at = 0.5, x = 120) {
  const target = row(to) as HTMLElement;
  await userEvent.dragAndDrop(row(from), target, {
    targetPosition: { x, y: target.offsetHeight * at },
  });
}
