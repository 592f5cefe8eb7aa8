import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

export default function SeveralItems() {
  const [selected, setSelected] = React.useState<string[]>(['timetable', 'crew']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Button variant="outlined" onClick={() => setSelected([])}>
        Clear {selected.length} selected
      </Button>
      <RichTreeView
        aria-label="Departments to invite"
        items={departments}
        multiSelect
        defaultExpandedItems={['operations']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemIds) => setSelected(itemIds)}
      />
    </Stack>
  );
}
