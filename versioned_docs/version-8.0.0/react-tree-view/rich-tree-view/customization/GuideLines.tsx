import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { departments } from 'sample-data/departments';

export default function GuideLines() {
  return (
    <RichTreeView
      aria-label="Departments with lines"
      items={departments}
      defaultExpandedItems={['operations', 'control']}
      itemChildrenIndentation={0}
      sx={{
        width: '100%',
        maxWidth: 320,
        [`& .${treeItemClasses.groupTransition}`]: {
          marginInlineStart: '15px',
          paddingInlineStart: '10px',
          borderInlineStart: '1px solid',
          borderColor: 'divider',
        },
      }}
    />
  );
}
