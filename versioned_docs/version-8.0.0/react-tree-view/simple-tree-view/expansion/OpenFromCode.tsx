import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OpenFromCode() {
  const apiRef = useTreeViewApiRef();
  const [message, setMessage] = React.useState('No change yet');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button onClick={() => apiRef.current?.setItemExpansion({ itemId: 'baggage' })}>
        Toggle baggage
      </Button>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Rules"
        onItemExpansionToggle={(event, itemId, isExpanded) =>
          setMessage(
            `${itemId} ${isExpanded ? 'opened' : 'closed'}, ${event ? event.type : 'from code'}`,
          )
        }
        sx={{ width: '100%', minHeight: 128 }}
      >
        <TreeItem itemId="baggage" label="Baggage">
          <TreeItem itemId="cabin" label="In the cabin" />
          <TreeItem itemId="hold" label="In the hold" />
        </TreeItem>
        <TreeItem itemId="animals" label="Animals" />
      </SimpleTreeView>
      <Typography variant="body2" aria-live="polite">
        {message}
      </Typography>
    </Stack>
  );
}
