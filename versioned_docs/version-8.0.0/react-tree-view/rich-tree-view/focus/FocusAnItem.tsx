import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { instruments } from 'sample-data/music';

export default function FocusAnItem() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Button variant="outlined" onClick={(event) => apiRef.current?.focusItem(event, 'woodwinds')}>
        Go to Woodwinds
      </Button>
      <RichTreeView apiRef={apiRef} aria-label="Instruments" items={instruments} />
    </Stack>
  );
}
