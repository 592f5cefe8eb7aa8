import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { genres, type MusicItem } from 'sample-data/music';

function idsOfParents(items: MusicItem[]): string[] {
  return items.flatMap(({ id, children }) => (children ? [id, ...idsOfParents(children)] : []));
}

export default function ExpandAll() {
  const [expanded, setExpanded] = React.useState(['jazz']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpanded(idsOfParents(genres))}>Expand all</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        aria-label="Music library"
        items={genres}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
      />
    </Stack>
  );
}
