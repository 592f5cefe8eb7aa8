import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { archiveChildren, type ArchiveItem } from 'sample-data/archive';

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
  const [state, setState] = React.useState('Open a year, then double-click a month');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Archive to rename"
        items={years}
        dataSource={dataSource}
        isItemEditable
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } }}
        onItemLabelChange={(itemId, label) => {
          renamed.set(itemId, label);
          setState(`Saved: ${label}`);
        }}
      />
      <Typography variant="body2" role="status">
        {state}
      </Typography>
    </Stack>
  );
}
