import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { archiveChildren, type ArchiveItem } from 'sample-data/archive';
import { BranchCache } from './BranchCache';

/** Stands for the labels in your database. */
const renamed = new Map<string, string>();

async function getTreeItems(parentId?: string) {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  return archiveChildren(parentId).map((item) => ({
    ...item,
    label: renamed.get(item.id) ?? item.label,
  }));
}

const dataSource = { getTreeItems, getChildrenCount: (item: ArchiveItem) => item.childrenCount };
const years = archiveChildren().slice(0, 3);

export default function RenameLoaded() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new BranchCache());
  const [state, setState] = React.useState('Open a year, then double-click a month');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeViewPro
        apiRef={apiRef}
        aria-label="Archive to rename"
        items={years}
        dataSource={dataSource}
        dataSourceCache={cache}
        isItemEditable
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } }}
        onItemLabelChange={(itemId, label) => {
          renamed.set(itemId, label);
          // The answer that holds the old name.
          const parentId = apiRef.current?.getParentId(itemId);
          if (parentId) cache.expire(parentId);
          setState(`Saved: ${label}`);
        }}
      />
      <Typography variant="body2" role="status">
        {state}
      </Typography>
    </Stack>
  );
}
