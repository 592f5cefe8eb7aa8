import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

/** Names the checkbox of an item for screen readers. */
function nameCheckbox({ label }: { label: string }) {
  const checkbox = { tabIndex: -1, slotProps: { input: { 'aria-label': `Select ${label}` } } };
  return { slotProps: { checkbox } };
}

export default function Propagation() {
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch checked={descendants} onChange={(e) => setDescendants(e.target.checked)} />
        }
        label="descendants"
      />
      <FormControlLabel
        control={<Switch checked={parents} onChange={(e) => setParents(e.target.checked)} />}
        label="parents"
      />
      <RichTreeView
        aria-label="Who may read the plan"
        items={departments}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants, parents }}
        defaultExpandedItems={['operations', 'control']}
        defaultSelectedItems={['dispatch']}
        slotProps={{ item: nameCheckbox }}
      />
    </Stack>
  );
}
