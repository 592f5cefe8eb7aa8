import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gameFiles, type FileItem } from 'sample-data/files';

const idsOfParents = (items: FileItem[]): string[] =>
  items.flatMap(({ id, children }) => (children ? [id, ...idsOfParents(children)] : []));

export default function ExpandAll() {
  const [expanded, setExpanded] = React.useState<string[]>(['sprites']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpanded(idsOfParents(gameFiles))}>Expand all</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        aria-label="Files of a game"
        items={gameFiles}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
      />
    </Stack>
  );
}
