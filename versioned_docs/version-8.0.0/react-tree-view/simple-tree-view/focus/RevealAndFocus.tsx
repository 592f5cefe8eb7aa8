import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function RevealAndFocus() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const reveal = (event: React.SyntheticEvent) => {
    flushSync(() => setExpanded(['building', 'floor-2']));
    apiRef.current?.focusItem(event, 'room-204');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button onClick={reveal}>Find room 204</Button>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Rooms"
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
        sx={{ width: '100%', minHeight: 160 }}
      >
        <TreeItem itemId="building" label="Main building">
          <TreeItem itemId="floor-1" label="Floor 1" />
          <TreeItem itemId="floor-2" label="Floor 2">
            <TreeItem itemId="room-202" label="Room 202" />
            <TreeItem itemId="room-204" label="Room 204" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
