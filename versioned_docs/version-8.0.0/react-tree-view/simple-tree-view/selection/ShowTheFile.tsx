import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ShowTheFile() {
  const [selected, setSelected] = React.useState<string | null>('invoice-may');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <SimpleTreeView
        aria-label="Documents"
        defaultExpandedItems={['invoices']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="invoices" label="Invoices">
          <TreeItem itemId="invoice-april" label="April" />
          <TreeItem itemId="invoice-may" label="May" />
        </TreeItem>
        <TreeItem itemId="contracts" label="Contracts" />
      </SimpleTreeView>
      <Typography variant="body2" aria-live="polite">
        Selected: {selected ?? 'nothing'}
      </Typography>
      <Button onClick={() => setSelected(null)}>Clear</Button>
    </Stack>
  );
}
