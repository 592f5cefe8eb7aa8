import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusFromButton() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button onClick={(event) => apiRef.current?.focusItem(event, 'tomatoes')}>
        Go to tomatoes
      </Button>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Garden"
        defaultExpandedItems={['greenhouse']}
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="greenhouse" label="Greenhouse">
          <TreeItem itemId="peppers" label="Peppers" />
          <TreeItem itemId="tomatoes" label="Tomatoes" />
        </TreeItem>
        <TreeItem itemId="orchard" label="Orchard" />
      </SimpleTreeView>
    </Stack>
  );
}
