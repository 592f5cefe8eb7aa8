import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { collection } from 'sample-data/museum';

export default function GuideLines() {
  return (
    <RichTreeView
      aria-label="Museum collection with lines"
      items={collection}
      defaultExpandedItems={['antiquity', 'ceramics']}
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
