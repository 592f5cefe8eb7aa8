import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const photos = [
  {
    id: 'trip',
    label: 'Trip to Bergen',
    children: [
      { id: 'p1', label: 'IMG_2041.jpg' },
      { id: 'p2', label: 'IMG_2044.jpg' },
      { id: 'p3', label: 'IMG_2102.jpg' },
    ],
  },
];

export default function RenameFromCode() {
  const apiRef = useTreeViewApiRef();

  const numberAll = () => {
    const ids = apiRef.current?.getItemOrderedChildrenIds('trip') ?? [];
    ids.forEach((id, index) => apiRef.current?.updateItemLabel(id, `Bergen ${index + 1}.jpg`));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button size="small" onClick={numberAll}>
        Number the photos
      </Button>
      <RichTreeView
        aria-label="Photos"
        apiRef={apiRef}
        items={photos}
        defaultExpandedItems={['trip']}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
