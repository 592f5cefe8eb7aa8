import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { exhibitions } from 'sample-data/museum';

export default function PathOfItem() {
  const apiRef = useTreeViewApiRef();
  const [text, setText] = React.useState('Select an item');

  const describe = (itemId: string | null) => {
    const api = apiRef.current;
    if (!api || itemId === null) return;
    const path: string[] = [];
    for (let id: string | null = itemId; id !== null; id = api.getParentId(id)) {
      path.unshift(api.getItem(id).label);
    }
    const siblings = api.getItemOrderedChildrenIds(api.getParentId(itemId));
    setText(`${path.join(' / ')}, ${siblings.indexOf(itemId) + 1} of ${siblings.length}`);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Exhibitions with their path"
        items={exhibitions}
        defaultExpandedItems={['under-the-ice', 'deep-sea']}
        onSelectedItemsChange={(event, itemId) => describe(itemId)}
      />
      <Typography variant="body2" aria-live="polite">
        {text}
      </Typography>
    </Stack>
  );
}
