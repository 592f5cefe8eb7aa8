import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemOfATree() {
  return (
    <SimpleTreeView
      aria-label="Library"
      defaultExpandedItems={['maps']}
      sx={{ width: '100%', maxWidth: 240 }}
    >
      <TreeItem itemId="maps" label="Maps">
        <TreeItem itemId="1893" label="Harbor, 1893" />
      </TreeItem>
    </SimpleTreeView>
  );
}
