import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SelectFromCode() {
  const apiRef = useTreeViewApiRef();
  const [lastChange, setLastChange] = React.useState('No change yet');
  const toggle = (itemId: string) =>
    apiRef.current?.setItemSelection({ itemId, keepExistingSelection: true });

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => toggle('early')}>Early shift</Button>
        <Button onClick={() => toggle('late')}>Late shift</Button>
      </Stack>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Shifts"
        multiSelect
        defaultExpandedItems={['monday']}
        onItemSelectionToggle={(event, itemId, isSelected) =>
          setLastChange(
            `${itemId}: ${isSelected ? 'on' : 'off'}, ${event ? event.type : 'from code'}`,
          )
        }
      >
        <TreeItem itemId="monday" label="Monday">
          <TreeItem itemId="early" label="Early" />
          <TreeItem itemId="late" label="Late" />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" aria-live="polite">
        {lastChange}
      </Typography>
    </Stack>
  );
}
