import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { regions } from 'sample-data/park';

const isItemDisabled = ({ id }: { id: string }) => id === 'lakes' || id === 'fire-tower';

export default function DisabledButReachable() {
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={() => setFocusable(!focusable)} />}
        label="Arrow keys stop on disabled items"
      />
      <RichTreeView
        aria-label="Park regions, two places closed"
        items={regions}
        defaultExpandedItems={['north-rim']}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable={focusable}
      />
    </Stack>
  );
}
