import * as React from 'react';
import Box from '@mui/material/Box';
import {
  RichTreeViewPro,
  TreeItem,
  type TreeItemDragAndDropOverlayProps,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { menu } from 'sample-data/kitchen';

/** A thick line where the item will go, or a frame around its new parent. */
// #region taught
function DropIndicator({ action, style }: TreeItemDragAndDropOverlayProps) {
  if (!action) return null;
  const isInside = action === 'make-child';
  const edge = action === 'reorder-above' ? { top: -2 } : { bottom: -2 };

  return (
    <Box
      style={style}
      sx={{
        position: 'absolute',
        pointerEvents: 'none',
        insetInlineEnd: 0,
        // Given by the tree: 0 at the root, more inside of other items.
        insetInlineStart: 'calc(24px * var(--TreeView-targetDepth))',
        ...(isInside ? { inset: 0, border: 2, borderRadius: 1 } : { ...edge, borderTop: 4 }),
        borderColor: 'secondary.main',
      }}
    />
  );
}
// #endregion taught

const LineItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function LineItem(props, ref) {
  // #region taught
  return <TreeItem {...props} ref={ref} slots={{ dragAndDropOverlay: DropIndicator }} />;
  // #endregion taught
});

export default function DropLine() {
  return (
    <RichTreeViewPro
      aria-label="Menu with a clear place to drop"
      items={menu}
      defaultExpandedItems={['starters']}
      itemChildrenIndentation={24}
      itemsReordering
      // #region taught
      slots={{ item: LineItem }}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
