import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments, type Department } from 'sample-data/departments';

const isItemDisabled = (item: Department) => item.id === 'control' || item.id === 'safety';

export default function DisabledItems() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Focus disabled items"
      />
      <RichTreeView
        aria-label="Departments with an open budget"
        items={departments}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['operations', 'control']}
      />
    </Stack>
  );
}
