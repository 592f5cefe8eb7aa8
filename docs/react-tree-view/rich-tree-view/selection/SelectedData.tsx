import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { tourFiles, type FileItem } from 'sample-data/files';

/** Names the checkbox of an item for screen readers. */
function nameCheckbox({ label }: { label: string }) {
  const checkbox = { tabIndex: -1, slotProps: { input: { 'aria-label': `Select ${label}` } } };
  return { slotProps: { checkbox } };
}

export default function SelectedData() {
  const apiRef = useTreeViewApiRef();
  const [files, setFiles] = React.useState<FileItem[]>([]);
  const total = files.reduce((sum, file) => sum + file.size, 0);

  const readFiles = (itemIds: string[]) => {
    const items: FileItem[] = itemIds.map((itemId) => apiRef.current?.getItem(itemId));
    setFiles(items.filter((item) => item.kind !== 'folder'));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Files to send"
        items={tourFiles}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true, parents: true }}
        defaultExpandedItems={['portraits']}
        onSelectedItemsChange={(event, itemIds) => readFiles(itemIds)}
        slotProps={{ item: nameCheckbox }}
      />
      <Typography variant="body2" aria-live="polite">
        Chosen: {files.length} {files.length === 1 ? 'file' : 'files'}, {total} kB
      </Typography>
    </Stack>
  );
}
