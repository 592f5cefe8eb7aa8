import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { records } from 'sample-data/music';

export default function SelectionFollowsFocus() {
  const [selected, setSelected] = React.useState<string | null>(null);

  return (
    <RichTreeView
      aria-label="Records to look through"
      items={records}
      defaultExpandedItems={['new-arrivals']}
      selectedItems={selected}
      onItemFocus={(event, itemId) => setSelected(itemId)}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
