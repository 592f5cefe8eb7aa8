import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OpenAtStart() {
  return (
    <SimpleTreeView
      aria-label="Manual"
      defaultExpandedItems={['driving', 'signals']}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="driving" label="Driving">
        <TreeItem itemId="signals" label="Signals">
          <TreeItem itemId="distant" label="Distant signals" />
          <TreeItem itemId="main" label="Main signals" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="braking" label="Braking">
        <TreeItem itemId="distance" label="Braking distance" />
      </TreeItem>
    </SimpleTreeView>
  );
}
