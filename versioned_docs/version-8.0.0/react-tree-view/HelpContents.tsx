import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function HelpContents() {
  return (
    <SimpleTreeView
      aria-label="Help topics"
      defaultExpandedItems={['tickets']}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="tickets" label="Tickets">
        <TreeItem itemId="refunds" label="Refunds" />
        <TreeItem itemId="seats" label="Seat reservations" />
        <TreeItem itemId="groups" label="Group travel" />
      </TreeItem>
      <TreeItem itemId="luggage" label="Luggage">
        <TreeItem itemId="bicycles" label="Bicycles" />
        <TreeItem itemId="pets" label="Pets" />
      </TreeItem>
    </SimpleTreeView>
  );
}
