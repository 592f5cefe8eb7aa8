import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { stages } from 'sample-data/music';

export default function RenameItems() {
  const [lastChange, setLastChange] = React.useState('Nothing renamed yet');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Festival program to rename"
        items={stages}
        defaultExpandedItems={['club-tent']}
        isItemEditable={(item) => item.id !== 'campsite'}
        onItemLabelChange={(itemId, newLabel) => setLastChange(`Renamed to “${newLabel}”`)}
      />
      <Typography variant="body2" aria-live="polite">
        {lastChange}
      </Typography>
    </Stack>
  );
}
