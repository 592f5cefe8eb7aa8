import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { departments } from 'sample-data/departments';
import { childrenOf, moveItem, positionOf, type Position } from './moveItem';

export default function MoveByKeyboard() {
  const [items, setItems] = React.useState(departments);
  const [selected, setSelected] = React.useState<string | null>('track');
  const [message, setMessage] = React.useState('');

  const from = positionOf(items, selected ?? '');
  const parent = from?.parentId ? positionOf(items, from.parentId) : undefined;

  // The buttons stay enabled: a disabled one would lose the focus.
  const move = (to: Position | undefined) => {
    const isThere = to && to.index >= 0 && to.index <= childrenOf(items, to.parentId).length;
    if (!selected || !isThere) return setMessage('It cannot go further');
    setItems(moveItem(items, selected, to));
    return setMessage(`${selected}: place ${to.index + 1} in ${to.parentId ?? 'the root'}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <ButtonGroup size="small" aria-label="Move the selected item">
        <Button onClick={() => move(from && { ...from, index: from.index - 1 })}>Up</Button>
        <Button onClick={() => move(from && { ...from, index: from.index + 1 })}>Down</Button>
        <Button onClick={() => move(parent && { ...parent, index: parent.index + 1 })}>Out</Button>
      </ButtonGroup>
      <RichTreeViewPro
        aria-label="Departments to move with buttons"
        items={items}
        defaultExpandedItems={['maintenance', 'sales']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
        itemsReordering
        onItemPositionChange={({ itemId, newPosition }) =>
          setItems(moveItem(items, itemId, newPosition))
        }
        sx={{ width: '100%' }}
      />
      <Typography variant="body2" aria-live="polite" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}
