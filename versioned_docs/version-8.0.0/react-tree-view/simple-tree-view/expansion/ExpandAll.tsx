import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const parents = ['garden', 'beds', 'house'];

export default function ExpandAll() {
  const [expanded, setExpanded] = React.useState<string[]>(['garden']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpanded(parents)}>Expand all</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <SimpleTreeView
        aria-label="Chores"
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
        sx={{ minHeight: 192 }}
      >
        <TreeItem itemId="garden" label="Garden">
          <TreeItem itemId="beds" label="Flower beds">
            <TreeItem itemId="water" label="Water" />
          </TreeItem>
          <TreeItem itemId="lawn" label="Lawn" />
        </TreeItem>
        <TreeItem itemId="house" label="House">
          <TreeItem itemId="windows" label="Windows" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
