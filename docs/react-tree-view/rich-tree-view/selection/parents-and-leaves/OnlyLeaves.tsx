import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { tourFiles } from 'sample-data/files';

export default function OnlyLeaves() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>('portraits/quartet.webp');

  const select = (itemId: string | null) => {
    const children = itemId && apiRef.current?.getItemOrderedChildrenIds(itemId);
    if (!children || children.length === 0) setSelected(itemId);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Files, of which one opens"
        items={tourFiles}
        defaultExpandedItems={['portraits']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => select(itemId)}
      />
      <Typography variant="body2" aria-live="polite">
        Open file: {selected ?? 'none'}
      </Typography>
    </Stack>
  );
}
