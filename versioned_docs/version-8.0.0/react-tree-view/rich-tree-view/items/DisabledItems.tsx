import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { workshops, type MuseumItem } from 'sample-data/museum';

const isItemDisabled = (item: MuseumItem) =>
  item.id === 'panel-work' || item.id === 'climate-control';

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
        aria-label="Workshops with visiting hours"
        items={workshops}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['paintings-lab', 'panel-work']}
      />
    </Stack>
  );
}
