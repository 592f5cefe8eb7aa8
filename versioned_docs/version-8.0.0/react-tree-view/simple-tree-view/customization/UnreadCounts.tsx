import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// #region taught
function FolderLabel({ name, unread }: { name: string; unread: number }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      {name}
      {unread > 0 && <Chip size="small" label={`${unread} unread`} />}
    </Box>
  );
}
// #endregion taught

export default function UnreadCounts() {
  return (
    <SimpleTreeView
      aria-label="Mail folders"
      defaultExpandedItems={['inbox']}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      {/* #region taught */}
      <TreeItem itemId="inbox" label={<FolderLabel name="Inbox" unread={4} />}>
        <TreeItem itemId="team" label={<FolderLabel name="Team" unread={1} />} />
        <TreeItem itemId="bills" label={<FolderLabel name="Bills" unread={0} />} />
      </TreeItem>
      {/* #endregion taught */}
      <TreeItem itemId="sent" label={<FolderLabel name="Sent" unread={0} />} />
    </SimpleTreeView>
  );
}
