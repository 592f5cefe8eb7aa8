import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { menu } from 'sample-data/kitchen';

export default function MoveItems() {
  const apiRef = useTreeViewApiRef();
  const [lastMove, setLastMove] = React.useState('Drag an item to move it');

  const label = (id: string | null) => (id ? apiRef.current?.getItem(id).label : 'the menu');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeViewPro
        apiRef={apiRef}
        aria-label="Menu to reorganize"
        items={menu}
        defaultExpandedItems={['starters']}
        itemsReordering
        onItemPositionChange={({ itemId, newPosition: { parentId, index } }) =>
          setLastMove(`${label(itemId)}: place ${index + 1} in ${label(parentId)}`)
        }
      />
      <Typography variant="body2" aria-live="polite">
        {lastMove}
      </Typography>
    </Stack>
  );
}
