import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { departments } from 'sample-data/departments';

export default function DemoName() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Departments to reorganize"
        items={departments}
        defaultExpandedItems={['maintenance']}
        itemsReordering
      />
    </Box>
  );
}
