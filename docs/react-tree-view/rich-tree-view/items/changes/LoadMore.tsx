import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { artworks } from 'sample-data/exhibits';

const paintings = artworks
  .slice(0, 5)
  .map(({ id, title, year }) => ({ id, label: `${title}, ${year}` }));

export default function LoadMore() {
  const apiRef = useTreeViewApiRef();
  const [count, setCount] = React.useState(2);
  const [selected, setSelected] = React.useState<string | null>(null);

  const items = React.useMemo(() => {
    const children = paintings.slice(0, count);
    if (count < paintings.length) children.push({ id: 'more', label: 'Load more…' });
    return [{ id: 'paintings', label: 'Paintings', children }];
  }, [count]);

  const select = (event: React.SyntheticEvent | null, itemId: string | null) => {
    if (itemId !== 'more') {
      setSelected(itemId);
      return;
    }
    const firstNew = paintings[count];
    flushSync(() => setCount(count + 2));
    if (event && firstNew && count + 2 >= paintings.length) {
      apiRef.current?.focusItem(event, firstNew.id);
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Paintings, two at a time"
        items={items}
        defaultExpandedItems={['paintings']}
        selectedItems={selected}
        onSelectedItemsChange={select}
      />
    </Box>
  );
}
