import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { stages } from 'sample-data/music';

interface StatusLabelProps extends React.ComponentProps<typeof TreeItemLabel> {
  status?: string;
}

function StatusLabel({ status, children, ...other }: StatusLabelProps) {
  return (
    <TreeItemLabel {...other}>
      {children}
      <Typography variant="caption" component="div" color="textSecondary">
        {status || 'at rest'}
      </Typography>
    </TreeItemLabel>
  );
}

// #region taught
const StatusItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function StatusItem(props, ref) {
  const { itemId, label, children } = props;
  const { status } = useTreeItem({ itemId, label, children });
  const active = Object.entries(status).flatMap(([name, isSet]) => (isSet ? [name] : []));
  const labelProps: Partial<StatusLabelProps> = { status: active.join(', ') };

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ label: StatusLabel }}
      slotProps={{ label: labelProps, labelInput: { 'aria-label': 'Name' } }}
    />
  );
});
// #endregion taught

export default function StatusOfItems() {
  return (
    <RichTreeView
      aria-label="Festival program, each item with its status"
      items={stages}
      isItemEditable={(item) => item.id === 'chapel'}
      isItemDisabled={(item) => item.id === 'campsite'}
      // #region taught
      slots={{ item: StatusItem }}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
