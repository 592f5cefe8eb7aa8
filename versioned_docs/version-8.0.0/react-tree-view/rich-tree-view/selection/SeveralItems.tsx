import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { stages } from 'sample-data/music';

export default function SeveralItems() {
  const [selected, setSelected] = React.useState<string[]>(['opening-act', 'sunday-matinee']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Button variant="outlined" onClick={() => setSelected([])}>
        Clear {selected.length} selected
      </Button>
      <RichTreeView
        aria-label="Festival program to record"
        items={stages}
        multiSelect
        defaultExpandedItems={['main-stage']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemIds) => setSelected(itemIds)}
      />
    </Stack>
  );
}
