import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { departments } from 'sample-data/departments';

export default function MoveItems() {
  const [lastMove, setLastMove] = React.useState('Drag an item to move it');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Departments to reorganize"
        items={departments}
        defaultExpandedItems={['operations']}
        itemsReordering
        onItemPositionChange={({ itemId, newPosition }) =>
          setLastMove(
            `${itemId}: place ${newPosition.index + 1} in ${newPosition.parentId ?? 'the root'}`,
          )
        }
      />
      <Typography variant="body2" aria-live="polite">
        {lastMove}
      </Typography>
    </Stack>
  );
}
