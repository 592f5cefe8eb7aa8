import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { departments } from 'sample-data/departments';

export default function DisableByApi() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.setIsItemDisabled({ itemId: 'sales' })}
      >
        Lock or unlock Sales
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Departments, one of which can be locked"
        items={departments}
        defaultExpandedItems={['sales']}
      />
    </Stack>
  );
}
