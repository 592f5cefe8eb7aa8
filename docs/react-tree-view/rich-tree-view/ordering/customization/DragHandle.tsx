import * as React from 'react';
import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import {
  RichTreeViewPro,
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemDragAndDropOverlay,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { pantry } from 'sample-data/kitchen';

const HandleItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function HandleItem(props, ref) {
  const { id, itemId, label, disabled, children } = props;
  // #region taught
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const { draggable, onDragStart, onDragEnd, ...root } = item.getRootProps();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...root}>
        <TreeItemContent {...item.getContentProps()}>
          <Box
            {...{ draggable, onDragStart, onDragEnd }}
            sx={{ display: 'flex', cursor: 'grab', color: 'text.secondary' }}
          >
            <DragIcon fontSize="small" />
          </Box>
          {/* #endregion taught */}
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function DragHandle() {
  return (
    <RichTreeViewPro
      aria-label="Pantry with handles"
      items={pantry}
      defaultExpandedItems={['fridge']}
      itemsReordering
      // #region taught
      slots={{ item: HandleItem }}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
