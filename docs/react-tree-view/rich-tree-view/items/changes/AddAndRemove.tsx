import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { exhibitions, type MuseumItem } from 'sample-data/museum';

/** A copy in which `change` has been applied to every list of siblings, the deepest first. */
function changeLists(
  items: MuseumItem[],
  change: (siblings: MuseumItem[], parentId: string | null) => MuseumItem[],
  parentId: string | null = null,
): MuseumItem[] {
  const copies = items.map((item) => {
    const children = changeLists(item.children ?? [], change, item.id);
    return { ...item, children };
  });
  return change(copies, parentId);
}

export default function AddAndRemove() {
  const [items, setItems] = React.useState(exhibitions);
  const [selected, setSelected] = React.useState<string | null>('night-sky');
  const nextNumber = React.useRef(1);

  // #region taught
  const add = () => {
    const id = `room-${nextNumber.current}`;
    const room = { id, label: `New room ${nextNumber.current}` };
    nextNumber.current += 1;
    setItems(changeLists(items, (list, parent) => (parent === selected ? [...list, room] : list)));
  };
  const remove = () => {
    setItems(changeLists(items, (list) => list.filter(({ id }) => id !== selected)));
    setSelected(null);
  };
  // #endregion taught

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={add}>Add a room</Button>
        <Button onClick={remove}>Remove</Button>
      </Stack>
      {/* #region taught */}
      <RichTreeView
        aria-label="Exhibitions to extend"
        items={items}
        defaultExpandedItems={['night-sky']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
      {/* #endregion taught */}
    </Stack>
  );
}
