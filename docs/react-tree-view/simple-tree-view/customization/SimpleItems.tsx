import * as React from 'react';
import Chip from '@mui/material/Chip';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface RoomItemProps extends TreeItemProps {
  seats: number;
}

// #region taught
const RoomItem = React.forwardRef<HTMLLIElement, RoomItemProps>(function RoomItem(
  { seats, label, ...other },
  ref,
) {
  return (
    <TreeItem
      {...other}
      ref={ref}
      label={
        <span style={{ display: 'flex', justifyContent: 'space-between' }}>
          {label}
          <Chip size="small" label={`${seats} seats`} />
        </span>
      }
    />
  );
});
// #endregion taught

export default function SimpleItems() {
  return (
    <SimpleTreeView aria-label="Rooms to book" sx={{ width: '100%', maxWidth: 320 }}>
      {/* #region taught */}
      <RoomItem itemId="reception" label="Reception" seats={6}>
        <RoomItem itemId="alcove" label="Alcove" seats={2} />
      </RoomItem>
      <RoomItem itemId="library" label="Library" seats={12} />
      {/* #endregion taught */}
    </SimpleTreeView>
  );
}
