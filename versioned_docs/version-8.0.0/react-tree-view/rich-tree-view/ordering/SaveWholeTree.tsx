import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { lineup } from './lineup';
import type { TreeNode } from './moveItem';

// A copy: getItemTree writes to the objects that the tree was given.
const items = structuredClone(lineup);

/** What would be sent: one line for each part. */
const outline = (tree: TreeNode[]) =>
  tree
    .map(({ label, children = [] }) => [label, ...children.map((child) => child.label)].join(', '))
    .join(' | ');

export default function SaveWholeTree() {
  const apiRef = useTreeViewApiRef();
  const [saved, setSaved] = React.useState('Not saved yet');

  // #region taught
  const save = () =>
    setSaved(`Saved: ${outline((apiRef.current?.getItemTree() ?? []) as TreeNode[])}`);
  // #endregion taught

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      {/* #region taught */}
      <RichTreeViewPro
        apiRef={apiRef}
        aria-label="Concert, saved as a whole"
        items={items}
        defaultExpandedItems={['opening', 'finale']}
        itemsReordering
        sx={{ width: '100%' }}
      />
      <Button variant="outlined" onClick={save}>
        Save the program
      </Button>
      {/* #endregion taught */}
      <Typography variant="body2" role="status">
        {saved}
      </Typography>
    </Stack>
  );
}
