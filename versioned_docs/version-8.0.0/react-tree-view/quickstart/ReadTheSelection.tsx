import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { genres } from 'sample-data/music';

export default function ReadTheSelection() {
  const [selected, setSelected] = React.useState<string | null>('live-albums');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Music library"
        items={genres}
        defaultExpandedItems={['jazz']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
      <Typography variant="body2" aria-live="polite">
        Selected id: <code>{selected ?? 'none'}</code>
      </Typography>
    </Stack>
  );
}
