import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

const isItemDisabled = ({ id }: { id: string }) => id === 'maintenance' || id === 'crew';

export default function DisabledButReachable() {
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={() => setFocusable(!focusable)} />}
        label="Arrow keys stop on disabled items"
      />
      <RichTreeView
        aria-label="Departments, two of them closed"
        items={departments}
        defaultExpandedItems={['operations']}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable={focusable}
      />
    </Stack>
  );
}
