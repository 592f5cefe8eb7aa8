import * as React from 'react';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { cookbook } from 'sample-data/kitchen';

interface ButtonLabelProps extends React.ComponentProps<typeof TreeItemLabel> {
  onRename?: () => void;
}

// #region taught
function ButtonLabel({ onRename, children, ...other }: ButtonLabelProps) {
  // #endregion taught
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {children}
      {/* #region taught */}
      <IconButton
        size="small"
        tabIndex={-1}
        onClick={onRename}
        aria-label={`Rename ${children}`}
        sx={{ p: 0.25 }}
      >
        <EditIcon fontSize="inherit" />
      </IconButton>
      {/* #endregion taught */}
    </TreeItemLabel>
  );
}

const ButtonItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function ButtonItem(props, ref) {
  const { itemId, children } = props;
  // #region taught
  const { interactions } = useTreeItemUtils({ itemId, children });
  const label: Partial<ButtonLabelProps> = { onRename: interactions.toggleItemEditing };
  // #endregion taught

  return (
    <TreeItem
      {...props}
      ref={ref}
      // Without it the button's name would become part of the item's.
      aria-label={String(props.label)}
      // #region taught
      slots={{ label: ButtonLabel }}
      slotProps={{ label, labelInput: { 'aria-label': 'Name' } }}
      // #endregion taught
    />
  );
});

export default function EditButtons() {
  return (
    <RichTreeView
      aria-label="Cookbook with a button to rename"
      items={cookbook}
      isItemEditable
      // #region taught
      slots={{ item: ButtonItem }}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
