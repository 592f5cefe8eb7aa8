import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

export default function TreeFromData() {
  return (
    <RichTreeView
      aria-label="Departments"
      items={departments}
      defaultExpandedItems={['operations']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
