import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { collection } from 'sample-data/museum';

export default function Indentation() {
  const [indentation, setIndentation] = React.useState('12px');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        select
        label="itemChildrenIndentation"
        size="small"
        value={indentation}
        onChange={(event) => setIndentation(event.target.value)}
      >
        {['0px', '12px', '24px', '3rem'].map((value) => (
          <MenuItem key={value} value={value}>
            {value}
          </MenuItem>
        ))}
      </TextField>
      <RichTreeView
        aria-label="Museum collection"
        items={collection}
        itemChildrenIndentation={indentation}
        defaultExpandedItems={['antiquity', 'ceramics']}
      />
    </Stack>
  );
}
