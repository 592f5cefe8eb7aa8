import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusDisabled() {
  const [isFocusable, setIsFocusable] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isFocusable}
            onChange={(event) => setIsFocusable(event.target.checked)}
          />
        }
        label="Disabled items take the focus"
      />
      <SimpleTreeView
        key={String(isFocusable)}
        aria-label="Exports"
        disabledItemsFocusable={isFocusable}
      >
        <TreeItem itemId="csv" label="CSV" />
        <TreeItem itemId="pdf" label="PDF (needs a license)" disabled />
        <TreeItem itemId="json" label="JSON" />
      </SimpleTreeView>
    </Stack>
  );
}
