import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { archiveChildren, type ArchiveItem } from 'sample-data/archive';

const dataSource = {
  getChildrenCount: (item: ArchiveItem) => item.childrenCount,
  getTreeItems: async (parentId?: string) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    return archiveChildren(parentId);
  },
};

const years = archiveChildren().slice(0, 3);

/** Names the box to tick, which has no text of its own. */
const nameCheckbox = ({ label }: { label: string }) => ({
  slotProps: { checkbox: { slotProps: { input: { 'aria-label': `Select ${label}` } } } as object },
});

export default function SelectUnseen() {
  const [selected, setSelected] = React.useState<string[]>(['1951']);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Archive to order copies from"
        items={years}
        dataSource={dataSource}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemIds) => setSelected(itemIds)}
        slotProps={{ item: nameCheckbox }}
      />
      <Typography variant="body2" aria-live="polite">
        {selected.join(', ') || 'Nothing selected'}
      </Typography>
    </Stack>
  );
}
