import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { gameFiles } from 'sample-data/files';

export default function CompactTree() {
  return (
    <RichTreeView
      aria-label="Files in a narrow panel"
      items={gameFiles}
      defaultExpandedItems={['game', 'game/birds']}
      defaultSelectedItems="game/main.ts"
      itemChildrenIndentation={8}
      sx={{
        width: '100%',
        maxWidth: 240,
        [`& .${treeItemClasses.content}`]: { paddingBlock: '2px', gap: 0.5, borderRadius: 0 },
        [`& .${treeItemClasses.label}`]: { fontSize: 14 },
        [`& .${treeItemClasses.content}[data-selected] .${treeItemClasses.label}`]: {
          fontWeight: 600,
        },
      }}
    />
  );
}
