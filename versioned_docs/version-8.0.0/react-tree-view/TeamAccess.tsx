import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

/** Gives the checkbox of an item a name for screen readers. */
function nameCheckbox({ label }: { label: string }) {
  const checkbox = { tabIndex: -1, slotProps: { input: { 'aria-label': `Select ${label}` } } };
  return { slotProps: { checkbox } };
}

export default function TeamAccess() {
  const [selected, setSelected] = React.useState<string[]>([
    'timetable',
    'maintenance',
    'rolling-stock',
    'track',
  ]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <RichTreeView
        aria-label="Who may read the report"
        items={departments}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={['operations', 'maintenance']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemIds) => setSelected(itemIds)}
        slotProps={{ item: nameCheckbox }}
      />
      <Typography variant="body2" aria-live="polite">
        {selected.length} selected
      </Typography>
    </Stack>
  );
}
