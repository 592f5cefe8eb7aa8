import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const start: TreeViewBaseItem[] = [
  {
    id: 'open',
    label: 'Open',
    children: [
      { id: 'doors', label: 'Door of car 4' },
      { id: 'lamp', label: 'Lamp at platform 2' },
    ],
  },
  { id: 'done', label: 'Done', children: [{ id: 'brake', label: 'Brake test' }] },
];

export default function MoveToParent() {
  const [items, setItems] = React.useState(start);
  const [selected, setSelected] = React.useState<string | null>('doors');
  const repair = items[0]?.children?.find(({ id }) => id === selected);

  // #region taught
  const finish = () =>
    setItems(
      items.map((group) => {
        const others = (group.children ?? []).filter((item) => item !== repair);
        return { ...group, children: group.id === 'done' && repair ? [...others, repair] : others };
      }),
    );
  // #endregion taught

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Button variant="outlined" onClick={finish}>
        Move to Done
      </Button>
      {/* #region taught */}
      <RichTreeView
        aria-label="Repairs"
        items={items}
        defaultExpandedItems={['open', 'done']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
      {/* #endregion taught */}
    </Stack>
  );
}
