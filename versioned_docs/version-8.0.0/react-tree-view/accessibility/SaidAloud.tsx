import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { regions, type ParkItem } from 'sample-data/park';

const all = (items: readonly ParkItem[]): string[] =>
  items.flatMap((item) => (item.children ? [item.id, ...all(item.children)] : []));

export default function SaidAloud() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [message, setMessage] = React.useState('');

  const show = (itemIds: string[], text: string) => {
    setExpanded(itemIds);
    setMessage(text);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => show(all(regions), 'All regions are open')}>
          Open all
        </Button>
        <Button size="small" onClick={() => show([], 'All regions are closed')}>
          Close all
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Park regions with buttons"
        items={regions}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
      />
      <Typography variant="body2" aria-live="polite" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}
