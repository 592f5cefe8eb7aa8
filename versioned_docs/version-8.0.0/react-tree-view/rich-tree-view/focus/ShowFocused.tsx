import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { kioskFiles } from 'sample-data/files';

export default function ShowFocused() {
  const [focused, setFocused] = React.useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Files with a status line"
        items={kioskFiles}
        defaultExpandedItems={['images']}
        onItemFocus={(event, itemId) => setFocused(itemId)}
        slotProps={{ root: { onBlur: () => setFocused(null) } }}
      />
      <Typography variant="body2">Focused: {focused ?? 'nothing in the tree'}</Typography>
    </Stack>
  );
}
