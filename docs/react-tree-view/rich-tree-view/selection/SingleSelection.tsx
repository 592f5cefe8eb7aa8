import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { tools } from 'sample-data/kitchen';

export default function SingleSelection() {
  const [selected, setSelected] = React.useState<string | null>('steamer');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Tools"
        items={tools}
        defaultExpandedItems={['pots']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
      <Typography variant="body2" aria-live="polite">
        Selected: {selected ?? 'nothing'}
      </Typography>
    </Stack>
  );
}
