import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { departments } from 'sample-data/departments';

export default function FocusRing() {
  return (
    <RichTreeView
      aria-label="Departments with a focus ring"
      items={departments}
      defaultExpandedItems={['sales']}
      sx={{
        width: '100%',
        maxWidth: 320,
        [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]: {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
        },
      }}
    />
  );
}
