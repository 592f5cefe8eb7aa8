import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  TreeItemLabel,
  type TreeItemProps,
  type TreeItemSlotProps,
} from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { fileItems, type FileItem } from 'sample-data/files';

interface SizedLabelProps extends UseTreeItemLabelSlotOwnProps {
  size?: number;
}

// #region taught
function SizedLabel({ children, size, ...other }: SizedLabelProps) {
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <span>{children}</span>
      <span>{size} kB</span>
    </TreeItemLabel>
  );
}
// #endregion taught

const SizedItem = React.forwardRef(function SizedItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  // #region taught
  const item = useTreeItemModel<FileItem>(props.itemId);
  const label: Partial<SizedLabelProps> = { size: item?.size };

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ label: SizedLabel }}
      slotProps={{ label: label as TreeItemSlotProps['label'] }}
    />
  );
  // #endregion taught
});

export default function FileSizes() {
  return (
    <RichTreeView
      aria-label="Files of the shop"
      items={fileItems}
      // #region taught
      slots={{ item: SizedItem }}
      // #endregion taught
      defaultExpandedItems={['src']}
      sx={{ width: '100%', maxWidth: 400 }}
    />
  );
}
