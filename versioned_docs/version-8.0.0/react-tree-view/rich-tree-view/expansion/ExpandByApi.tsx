import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { wildlife } from 'sample-data/park';

export default function ExpandByApi() {
  const apiRef = useTreeViewApiRef();
  const [change, setChange] = React.useState('No change yet');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.setItemExpansion({ itemId: 'amphibians' })}
      >
        Open or close Amphibians
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Wildlife with a log"
        items={wildlife}
        onItemExpansionToggle={(event, itemId, isExpanded) =>
          setChange(`${isExpanded ? 'Opened' : 'Closed'} ${itemId} by ${event?.type ?? 'API'}`)
        }
      />
      <Typography variant="body2" aria-live="polite">
        {change}
      </Typography>
    </Stack>
  );
}
