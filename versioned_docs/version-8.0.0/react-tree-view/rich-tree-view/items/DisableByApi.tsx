import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { workshops } from 'sample-data/museum';

export default function DisableByApi() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.setIsItemDisabled({ itemId: 'metal-lab' })}
      >
        Lock or unlock the metal lab
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Workshops, one of which can be locked"
        items={workshops}
        defaultExpandedItems={['metal-lab']}
      />
    </Stack>
  );
}
