import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { rangers } from 'sample-data/park';

export default function VisibleFocus() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button onClick={(event) => apiRef.current?.focusItem(event, 'rescue')}>
        Focus the rescue team
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Ranger teams with a focus ring and large rows"
        items={rangers}
        defaultExpandedItems={['education']}
        sx={{
          width: '100%',
          // 44 pixels are comfortable for a finger.
          '& .MuiTreeItem-content': { minHeight: 44 },
          // An outline stays visible in forced colors, where backgrounds go.
          '& .MuiTreeItem-content[data-focused]': {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: -2,
          },
        }}
      />
    </Stack>
  );
}
