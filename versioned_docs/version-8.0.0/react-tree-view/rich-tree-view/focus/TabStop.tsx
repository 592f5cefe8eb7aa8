import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

export default function TabStop() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button>Before</Button>
      <RichTreeView
        aria-label="Departments between two buttons"
        items={departments}
        defaultExpandedItems={['sales']}
        defaultSelectedItems="freight"
        sx={{ width: '100%' }}
      />
      <Button>After</Button>
    </Stack>
  );
}
