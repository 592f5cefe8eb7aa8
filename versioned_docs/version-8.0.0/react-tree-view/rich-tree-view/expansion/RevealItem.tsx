import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { fileItems } from 'sample-data/files';

export default function RevealItem() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string | null>(null);

  const reveal = (itemId: string) => {
    const parents = new Set(expanded);
    let parentId = apiRef.current?.getParentId(itemId);
    while (parentId) {
      parents.add(parentId);
      parentId = apiRef.current?.getParentId(parentId);
    }
    setExpanded([...parents]);
    setSelected(itemId);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Button variant="outlined" onClick={() => reveal('src/checkout/Payment.tsx')}>
        Show Payment.tsx
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Files with one to find"
        items={fileItems}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
    </Stack>
  );
}
