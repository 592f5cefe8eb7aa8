import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OneAtATime() {
  const [open, setOpen] = React.useState<string[]>(['morning']);

  return (
    <SimpleTreeView
      aria-label="Program of the day"
      expandedItems={open}
      onExpandedItemsChange={(event, itemIds) =>
        setOpen(itemIds.filter((itemId) => !open.includes(itemId)))
      }
      sx={{ width: '100%', maxWidth: 320, minHeight: 160 }}
    >
      <TreeItem itemId="morning" label="Morning">
        <TreeItem itemId="welcome" label="Welcome" />
        <TreeItem itemId="keynote" label="Keynote" />
      </TreeItem>
      <TreeItem itemId="noon" label="Noon">
        <TreeItem itemId="lunch" label="Lunch" />
      </TreeItem>
      <TreeItem itemId="evening" label="Evening">
        <TreeItem itemId="concert" label="Concert" />
      </TreeItem>
    </SimpleTreeView>
  );
}
