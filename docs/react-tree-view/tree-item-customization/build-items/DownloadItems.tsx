import * as React from 'react';
import Switch from '@mui/material/Switch';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const albums = ['Jazz', 'Classical', 'Folk'].map((label) => ({ id: label.toLowerCase(), label }));

const SwitchItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function SwitchItem(props, ref) {
  const { itemId, label, children } = props;
  // #region taught
  const { interactions, status } = useTreeItemUtils({ itemId, children });

  return (
    <TreeItem
      {...props}
      ref={ref}
      aria-label={String(label)}
      // The switch takes the place of the box.
      slots={{ checkbox: () => null }}
      label={
        <span style={{ display: 'flex', justifyContent: 'space-between' }}>
          {label}
          <Switch
            size="small"
            checked={status.selected}
            onChange={interactions.handleCheckboxSelection}
            onClick={(event) => event.stopPropagation()}
            slotProps={{ input: { 'aria-label': `Download ${label}`, tabIndex: -1 } }}
          />
        </span>
      }
    />
  );
  // #endregion taught
});

export default function DownloadItems() {
  return (
    <RichTreeView
      aria-label="Albums to download"
      items={albums}
      multiSelect
      checkboxSelection
      // #region taught
      slots={{ item: SwitchItem }}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
