import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FreeSeats() {
  const [isBooked, setIsBooked] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch checked={isBooked} onChange={(event) => setIsBooked(event.target.checked)} />
        }
        label="The quiet coach is booked out"
      />
      <SimpleTreeView aria-label="Seats" defaultExpandedItems={['coach-1', 'coach-2']}>
        <TreeItem itemId="coach-1" label="Coach 1">
          <TreeItem itemId="seat-11" label="Seat 11" disabled />
          <TreeItem itemId="seat-12" label="Seat 12" />
        </TreeItem>
        <TreeItem itemId="coach-2" label="Coach 2, quiet" disabled={isBooked}>
          <TreeItem itemId="seat-21" label="Seat 21" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
