import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

type Trigger = 'content' | 'iconContainer';

export default function ArrowOnly() {
  const [trigger, setTrigger] = React.useState<Trigger>('iconContainer');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <ToggleButtonGroup
        aria-label="What opens an item"
        exclusive
        size="small"
        value={trigger}
        onChange={(event, value: Trigger | null) => value && setTrigger(value)}
      >
        <ToggleButton value="content">Whole row</ToggleButton>
        <ToggleButton value="iconContainer">Arrow only</ToggleButton>
      </ToggleButtonGroup>
      <SimpleTreeView aria-label="Teams" expansionTrigger={trigger} sx={{ minHeight: 128 }}>
        <TreeItem itemId="support" label="Support">
          <TreeItem itemId="phone" label="Phone" />
          <TreeItem itemId="chat" label="Chat" />
        </TreeItem>
        <TreeItem itemId="field" label="Field service" />
      </SimpleTreeView>
    </Stack>
  );
}
