import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LibraryShelves() {
  return (
    <SimpleTreeView
      aria-label="Library shelves"
      defaultExpandedItems={['nonfiction']}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="fiction" label="Fiction">
        <TreeItem itemId="novels" label="Novels" />
        <TreeItem itemId="short-stories" label="Short stories" />
      </TreeItem>
      <TreeItem itemId="nonfiction" label="Nonfiction">
        <TreeItem itemId="history" label="History" />
        <TreeItem itemId="travel" label="Travel" />
      </TreeItem>
      <TreeItem itemId="periodicals" label="Periodicals" />
    </SimpleTreeView>
  );
}
