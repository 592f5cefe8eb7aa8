import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

export default function LostNames() {
  const [count, setCount] = React.useState(0);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button size="small" onClick={() => setCount(count + 1)}>
        Render again ({count})
      </Button>
      <RichTreeView
        aria-label="Shopping list"
        // A new array in every render: the tree starts from it again, with the old names.
        items={[
          { id: 'bread', label: 'Bread' },
          { id: 'milk', label: 'Milk' },
        ]}
        isItemEditable
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
