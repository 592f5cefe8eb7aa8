import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments, type Department } from 'sample-data/departments';

/** A copy in which `change` has been applied to every list of siblings, the deepest first. */
function changeLists(
  items: Department[],
  change: (siblings: Department[], parentId: string | null) => Department[],
  parentId: string | null = null,
): Department[] {
  const copies = items.map((item) => {
    const children = changeLists(item.children ?? [], change, item.id);
    return { ...item, children };
  });
  return change(copies, parentId);
}

export default function AddAndRemove() {
  const [items, setItems] = React.useState(departments);
  const [selected, setSelected] = React.useState<string | null>('sales');
  const nextNumber = React.useRef(1);

  const add = () => {
    const id = `team-${nextNumber.current}`;
    const team = { id, label: `New team ${nextNumber.current}` };
    nextNumber.current += 1;
    setItems(changeLists(items, (list, parent) => (parent === selected ? [...list, team] : list)));
  };
  const remove = () => {
    setItems(changeLists(items, (list) => list.filter(({ id }) => id !== selected)));
    setSelected(null);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={add}>Add a team</Button>
        <Button onClick={remove}>Remove</Button>
      </Stack>
      <RichTreeView
        aria-label="Departments to extend"
        items={items}
        defaultExpandedItems={['sales']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
    </Stack>
  );
}
