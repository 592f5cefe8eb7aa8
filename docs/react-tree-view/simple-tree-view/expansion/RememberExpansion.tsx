import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const key = 'demo-open-folders';

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '["inbox"]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : ['inbox'];
  } catch {
    return ['inbox'];
  }
}

function write(itemIds: string[]) {
  try {
    localStorage.setItem(key, JSON.stringify(itemIds));
  } catch {
    // Storage is full or blocked: the tree works, it only forgets.
  }
}

export default function RememberExpansion() {
  const [initial] = React.useState(read);

  return (
    <SimpleTreeView
      aria-label="Mail folders"
      defaultExpandedItems={initial}
      onExpandedItemsChange={(event, itemIds) => write(itemIds)}
      sx={{ width: '100%', maxWidth: 320, minHeight: 192 }}
    >
      <TreeItem itemId="inbox" label="Inbox">
        <TreeItem itemId="team" label="Team" />
        <TreeItem itemId="travel" label="Travel" />
      </TreeItem>
      <TreeItem itemId="archive" label="Archive">
        <TreeItem itemId="last-year" label="Last year" />
      </TreeItem>
    </SimpleTreeView>
  );
}
