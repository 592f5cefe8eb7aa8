import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { menu } from 'sample-data/kitchen';

export default function ReorderItems() {
  const apiRef = useTreeViewApiRef();
  const [lastMove, setLastMove] = React.useState('Drag a dish to another course');

  const label = (id: string | null) => (id ? apiRef.current?.getItem(id).label : 'the menu');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeViewPro
        apiRef={apiRef}
        aria-label="Menu to put in order"
        items={menu}
        defaultExpandedItems={['starters', 'mains']}
        itemsReordering
        onItemPositionChange={({ itemId, oldPosition, newPosition }) =>
          setLastMove(
            `${label(itemId)}: from ${label(oldPosition.parentId)}, place ${oldPosition.index + 1}, ` +
              `to ${label(newPosition.parentId)}, place ${newPosition.index + 1}`,
          )
        }
      />
      <Typography variant="body2" aria-live="polite">
        {lastMove}
      </Typography>
    </Stack>
  );
}
