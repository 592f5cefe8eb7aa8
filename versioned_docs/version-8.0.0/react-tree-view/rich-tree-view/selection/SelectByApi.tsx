import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { tools } from 'sample-data/kitchen';

export default function SelectByApi() {
  const apiRef = useTreeViewApiRef();
  const [change, setChange] = React.useState('No change yet');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Button
        variant="outlined"
        onClick={() =>
          apiRef.current?.setItemSelection({ itemId: 'steamer', keepExistingSelection: true })
        }
      >
        Select or deselect the steamer
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Tools to pack"
        items={tools}
        multiSelect
        defaultExpandedItems={['pots']}
        defaultSelectedItems={['scales']}
        onItemSelectionToggle={(event, itemId, isSelected) =>
          setChange(
            `${isSelected ? 'Selected' : 'Deselected'} ${itemId} by ${event?.type ?? 'API'}`,
          )
        }
      />
      <Typography variant="body2" aria-live="polite">
        {change}
      </Typography>
    </Stack>
  );
}
