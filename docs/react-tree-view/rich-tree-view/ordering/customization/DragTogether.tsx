import * as React from 'react';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { menu } from 'sample-data/kitchen';
import { isInside, moveTogether } from './moveTogether';

export default function DragTogether() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(menu);
  const [selected, setSelected] = React.useState(['olives', 'bread-basket']);
  // An item that isn't selected moves alone.
  const movedWith = (id: string) => (selected.includes(id) ? selected : [id]);

  // In another parent, the dragged item is a new element: give it the focus again.
  const dropped = React.useRef<string | null>(null);
  React.useEffect(() => {
    if (dropped.current !== null) apiRef.current?.getItemDOMElement(dropped.current)?.focus();
  }, [apiRef, items]);

  return (
    <RichTreeViewPro
      apiRef={apiRef}
      aria-label="Menu whose dishes move together"
      // #region taught
      items={items}
      multiSelect
      selectedItems={selected}
      onSelectedItemsChange={(event, ids) => setSelected(ids)}
      itemsReordering
      canMoveItemToNewPosition={({ itemId, newPosition: { parentId } }) =>
        !isInside(items, parentId, movedWith(itemId))
      }
      onItemPositionChange={({ itemId, newPosition }) => {
        dropped.current = itemId;
        setItems(moveTogether(items, movedWith(itemId), itemId, newPosition));
      }}
      // #endregion taught
      defaultExpandedItems={['starters', 'mains']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
