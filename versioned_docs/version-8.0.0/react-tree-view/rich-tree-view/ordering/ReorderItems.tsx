import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { departments } from 'sample-data/departments';

export default function ReorderItems() {
  const [lastMove, setLastMove] = React.useState('Drag a team to another department');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Departments to put in order"
        items={departments}
        defaultExpandedItems={['operations', 'maintenance']}
        itemsReordering
        onItemPositionChange={({ itemId, oldPosition, newPosition }) =>
          setLastMove(
            `${itemId}: from ${oldPosition.parentId ?? 'the root'}, place ${oldPosition.index + 1}, ` +
              `to ${newPosition.parentId ?? 'the root'}, place ${newPosition.index + 1}`,
          )
        }
      />
      <Typography variant="body2" aria-live="polite">
        {lastMove}
      </Typography>
    </Stack>
  );
}
