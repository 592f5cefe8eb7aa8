import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { thesisFiles, type FileItem } from 'sample-data/files';

export default function ReadTheItem() {
  const apiRef = useTreeViewApiRef();
  const [file, setFile] = React.useState<FileItem | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Files of a thesis"
        items={thesisFiles}
        defaultExpandedItems={['figures']}
        onSelectedItemsChange={(event, itemId) =>
          setFile(itemId === null ? null : (apiRef.current?.getItem(itemId) ?? null))
        }
      />
      <Typography variant="body2" aria-live="polite">
        {file ? `${file.id}: ${file.kind}, ${file.size} kB` : 'Select a file'}
      </Typography>
    </Stack>
  );
}
