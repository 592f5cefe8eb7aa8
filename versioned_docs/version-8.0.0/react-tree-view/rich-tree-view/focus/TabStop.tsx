import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { records } from 'sample-data/music';

export default function TabStop() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button>Before</Button>
      <RichTreeView
        aria-label="Records between two buttons"
        items={records}
        defaultExpandedItems={['sheet-music']}
        defaultSelectedItems="songbooks"
        sx={{ width: '100%' }}
      />
      <Button>After</Button>
    </Stack>
  );
}
