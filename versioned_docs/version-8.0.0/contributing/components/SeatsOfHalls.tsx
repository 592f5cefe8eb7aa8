import * as React from 'react';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Hall {
  id: string;
  label: string;
  seats: number;
}

const halls: Hall[] = [
  { id: 'great', label: 'Great hall', seats: 940 },
  { id: 'chamber', label: 'Chamber', seats: 220 },
  { id: 'studio', label: 'Studio', seats: 60 },
];

// #region taught
const SeatsItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function SeatsItem(props, ref) {
  const hall = useTreeItemModel<Hall>(props.itemId);
  return <TreeItem {...props} ref={ref} label={`${props.label}: ${hall?.seats} seats`} />;
});
// #endregion taught

export default function SeatsOfHalls() {
  return (
    <RichTreeView
      aria-label="Halls"
      items={halls}
      // #region taught
      slots={{ item: SeatsItem }}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
