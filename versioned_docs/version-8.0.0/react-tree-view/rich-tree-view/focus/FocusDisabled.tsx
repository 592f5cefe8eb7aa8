import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { instruments, type MusicItem } from 'sample-data/music';

const reasons: Record<string, string> = {
  woodwinds: 'Woodwinds: on tour until Sunday.',
  percussion: 'Percussion: ask the stage manager.',
};
const isItemDisabled = (item: MusicItem) => item.id in reasons;

export default function FocusDisabled() {
  const [reason, setReason] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Instruments to book"
        items={instruments}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable
        onItemFocus={(event, itemId) => setReason(reasons[itemId] ?? '')}
      />
      <Typography variant="body2" aria-live="polite" sx={{ minHeight: 20 }}>
        {reason}
      </Typography>
    </Stack>
  );
}
