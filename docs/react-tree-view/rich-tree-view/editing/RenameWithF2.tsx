import * as React from 'react';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { thesisFiles } from 'sample-data/files';

// #region taught
const F2Item = React.forwardRef<HTMLLIElement, TreeItemProps>(function F2Item(props, ref) {
  const { itemId, children } = props;
  const { interactions, status, publicAPI } = useTreeItemUtils({ itemId, children });
  // #endregion taught

  return (
    <TreeItem
      {...props}
      ref={ref}
      slotProps={{ labelInput: { 'aria-label': 'File name' } }}
      // #region taught
      onKeyDown={(event) => {
        // Keys of the items inside this one arrive here too.
        if (event.target !== event.currentTarget || status.editing) return;
        if (event.key === 'F2') {
          interactions.toggleItemEditing();
        } else if (event.key === 'Enter' && status.expandable) {
          // Enter opens folders again; the tree's own answer would be to rename.
          event.defaultMuiPrevented = true;
          publicAPI.setItemExpansion({ event, itemId });
        }
      }}
      // #endregion taught
    />
  );
});

export default function RenameWithF2() {
  return (
    <RichTreeView
      aria-label="Files to rename with F2"
      items={thesisFiles}
      isItemEditable
      // #region taught
      slots={{ item: F2Item }}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
