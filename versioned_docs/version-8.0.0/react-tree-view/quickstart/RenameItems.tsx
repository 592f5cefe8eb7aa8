import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

export default function RenameItems() {
  const [lastChange, setLastChange] = React.useState('Nothing renamed yet');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Departments to rename"
        items={departments}
        defaultExpandedItems={['maintenance']}
        isItemEditable={(item) => item.id !== 'safety'}
        onItemLabelChange={(itemId, newLabel) => setLastChange(`${itemId} is now “${newLabel}”`)}
      />
      <Typography variant="body2" aria-live="polite">
        {lastChange}
      </Typography>
    </Stack>
  );
}
