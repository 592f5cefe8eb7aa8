import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstTree() {
  return (
    <SimpleTreeView aria-label="Settings" defaultExpandedItems={['account']} sx={{ width: 240 }}>
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="profile" label="Profile" />
        <TreeItem itemId="password" label="Password" />
      </TreeItem>
      <TreeItem itemId="notifications" label="Notifications" />
    </SimpleTreeView>
  );
}
