import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function CloseAPlatform() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button onClick={() => apiRef.current?.setIsItemDisabled({ itemId: 'platform-2' })}>
        Close or open platform 2
      </Button>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Platforms"
        defaultExpandedItems={['station']}
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="station" label="Central station">
          <TreeItem itemId="platform-1" label="Platform 1" />
          <TreeItem itemId="platform-2" label="Platform 2" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
