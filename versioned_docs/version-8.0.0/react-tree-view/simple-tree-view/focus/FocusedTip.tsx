import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const tips: Record<string, string> = {
  network: 'Settings of all connections',
  wifi: 'Networks in reach',
  cable: 'Speed and address of the wired connection',
  sound: 'Volume and output',
};

export default function FocusedTip() {
  const [focused, setFocused] = React.useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Settings"
        defaultExpandedItems={['network']}
        onItemFocus={(event, itemId) => setFocused(itemId)}
        slotProps={{ root: { onBlur: () => setFocused(null) } }}
      >
        <TreeItem itemId="network" label="Network">
          <TreeItem itemId="wifi" label="Wi-Fi" />
          <TreeItem itemId="cable" label="Cable" />
        </TreeItem>
        <TreeItem itemId="sound" label="Sound" />
      </SimpleTreeView>
      <Typography variant="body2">{focused ? tips[focused] : 'Focus an item for a tip'}</Typography>
    </Stack>
  );
}
