import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

export default function SelectionFollowsFocus() {
  const [selected, setSelected] = React.useState<string | null>(null);

  return (
    <RichTreeView
      aria-label="Departments to look through"
      items={departments}
      defaultExpandedItems={['operations']}
      selectedItems={selected}
      onItemFocus={(event, itemId) => setSelected(itemId)}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
