import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { floors } from 'sample-data/museum';

const withoutAnimation = { slotProps: { groupTransition: { timeout: 0 } } };
const all = floors.map(({ id }) => id);

export default function NoAnimation() {
  const [expanded, setExpanded] = React.useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 395 }}>
      <Button variant="outlined" onClick={() => setExpanded(expanded.length > 0 ? [] : all)}>
        {expanded.length > 0 ? 'Close all floors at once' : 'Open all floors at once'}
      </Button>
      <RichTreeView
        aria-label="Museum floors that open at once"
        items={floors}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
        slotProps={{ item: withoutAnimation }}
      />
    </Stack>
  );
}
