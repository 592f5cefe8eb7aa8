import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LastClicked() {
  const [message, setMessage] = React.useState('Nothing clicked yet');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Reports"
        defaultExpandedItems={['sales']}
        disableSelection
        onItemClick={(event, itemId) =>
          setMessage(`${itemId}${event.shiftKey ? ', with the Shift key' : ''}`)
        }
      >
        <TreeItem itemId="sales" label="Sales">
          <TreeItem itemId="tickets" label="Tickets" />
          <TreeItem itemId="freight" label="Freight" />
        </TreeItem>
        <TreeItem itemId="archive" label="Archive" disabled />
      </SimpleTreeView>
      <Typography variant="body2" aria-live="polite">
        {message}
      </Typography>
    </Stack>
  );
}
