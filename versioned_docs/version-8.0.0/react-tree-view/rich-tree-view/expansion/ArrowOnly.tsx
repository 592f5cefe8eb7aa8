import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { trails } from 'sample-data/park';

export default function ArrowOnly() {
  const [isArrowOnly, setArrowOnly] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={isArrowOnly} onChange={(e) => setArrowOnly(e.target.checked)} />}
        label="Only the arrow expands"
      />
      <RichTreeView
        aria-label="Trails to choose from"
        items={trails}
        expansionTrigger={isArrowOnly ? 'iconContainer' : 'content'}
      />
    </Stack>
  );
}
