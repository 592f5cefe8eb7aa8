import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cookbook } from 'sample-data/kitchen';

export default function RenameEverything() {
  const [lastChange, setLastChange] = React.useState('Double-click a name to change it');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Cookbook with new names"
        items={cookbook}
        defaultExpandedItems={['soups']}
        isItemEditable
        onItemLabelChange={(itemId, newLabel) => setLastChange(`New name: ${newLabel}`)}
      />
      <Typography variant="body2" aria-live="polite">
        {lastChange}
      </Typography>
    </Stack>
  );
}
