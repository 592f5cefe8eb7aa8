import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { workshops } from 'sample-data/museum';

export default function ReadOnly() {
  const [isLocked, setLocked] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={isLocked} onChange={(e) => setLocked(e.target.checked)} />}
        label="Lock the selection"
      />
      <RichTreeView
        aria-label="Workshop of this order"
        items={workshops}
        disableSelection={isLocked}
        defaultExpandedItems={['metal-lab']}
        defaultSelectedItems="rust-removal"
      />
    </Stack>
  );
}
