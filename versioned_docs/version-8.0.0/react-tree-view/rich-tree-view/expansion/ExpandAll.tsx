import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { fileItems, type FileItem } from 'sample-data/files';

const idsOfParents = (items: FileItem[]): string[] =>
  items.flatMap(({ id, children }) => (children ? [id, ...idsOfParents(children)] : []));

export default function ExpandAll() {
  const [expanded, setExpanded] = React.useState<string[]>(['public']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpanded(idsOfParents(fileItems))}>Expand all</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        aria-label="Files of the shop"
        items={fileItems}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
      />
    </Stack>
  );
}
