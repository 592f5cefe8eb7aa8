import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments, type Department } from 'sample-data/departments';

function idsOfParents(items: Department[]): string[] {
  return items.flatMap(({ id, children }) => (children ? [id, ...idsOfParents(children)] : []));
}

export default function ExpandAll() {
  const [expanded, setExpanded] = React.useState(['operations']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpanded(idsOfParents(departments))}>Expand all</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        aria-label="Departments"
        items={departments}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
      />
    </Stack>
  );
}
