import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { departments } from 'sample-data/departments';

export default function FocusAnItem() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Button
        variant="outlined"
        onClick={(event) => apiRef.current?.focusItem(event, 'maintenance')}
      >
        Go to Maintenance
      </Button>
      <RichTreeView apiRef={apiRef} aria-label="Departments" items={departments} />
    </Stack>
  );
}
