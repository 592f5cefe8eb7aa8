import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const atOnce = { groupTransition: { timeout: 0 } };
const slowly = { groupTransition: { timeout: 1000 } };

export default function NoAnimation() {
  const [expanded, setExpanded] = React.useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 238 }}>
      <Button
        variant="outlined"
        onClick={() => setExpanded(expanded.length > 0 ? [] : ['top', 'bottom'])}
      >
        {expanded.length > 0 ? 'Close both drawers' : 'Open both drawers'}
      </Button>
      <SimpleTreeView
        aria-label="Drawers"
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="top" label="Opens at once" slotProps={atOnce}>
          <TreeItem itemId="pens" label="Pens" />
          <TreeItem itemId="paper" label="Paper" />
        </TreeItem>
        <TreeItem itemId="bottom" label="Opens in a second" slotProps={slowly}>
          <TreeItem itemId="cables" label="Cables" />
          <TreeItem itemId="lamp" label="Lamp" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
