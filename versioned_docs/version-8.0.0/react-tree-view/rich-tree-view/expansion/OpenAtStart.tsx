import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

export default function OpenAtStart() {
  return (
    <RichTreeView
      aria-label="Departments"
      items={departments}
      defaultExpandedItems={['operations', 'control']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
