import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

/** Names the box, and keeps the children of a closed item in the page. */
function region(label: string) {
  const checkbox = { tabIndex: -1, slotProps: { input: { 'aria-label': `Select ${label}` } } };
  return { label, slotProps: { checkbox, groupTransition: { unmountOnExit: false } } };
}

export default function WholeRegions() {
  const [selected, setSelected] = React.useState<string[]>([]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Regions of the survey"
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true, parents: true }}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemIds) => setSelected(itemIds)}
        sx={{ minHeight: 160 }}
      >
        <TreeItem itemId="coast" {...region('Coast')}>
          <TreeItem itemId="bay" {...region('Bay')} />
          <TreeItem itemId="cliffs" {...region('Cliffs')} />
        </TreeItem>
        <TreeItem itemId="hills" {...region('Hills')}>
          <TreeItem itemId="forest" {...region('Forest')} />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" aria-live="polite">
        {selected.length ? selected.join(', ') : 'Nothing selected'}
      </Typography>
    </Stack>
  );
}
