import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function PickATopic() {
  return (
    <SimpleTreeView
      aria-label="Help topics"
      defaultExpandedItems={['tickets']}
      defaultSelectedItems="refunds"
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="tickets" label="Tickets">
        <TreeItem itemId="refunds" label="Refunds" />
        <TreeItem itemId="seats" label="Seat reservations" />
      </TreeItem>
      <TreeItem itemId="luggage" label="Luggage" />
    </SimpleTreeView>
  );
}
