import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { lineup } from './lineup';
import { childrenOf, itemOf, moveItem, positionOf, type Position } from './moveItem';

export default function MoveByKeyboard() {
  const [items, setItems] = React.useState(lineup);
  const [expanded, setExpanded] = React.useState(['opening', 'finale']);
  const [selected, setSelected] = React.useState<string | null>('anthem');
  const [message, setMessage] = React.useState('');

  const label = (id: string | null) => (id ? itemOf(items, id)?.label : 'the root');
  const from = positionOf(items, selected ?? '');
  const parent = from?.parentId ? positionOf(items, from.parentId) : undefined;
  const before = from && childrenOf(items, from.parentId)[from.index - 1];

  // #region taught
  // The buttons stay enabled: a disabled one would lose the focus.
  const move = (to: Position | undefined) => {
    const isThere = to && to.index >= 0 && to.index <= childrenOf(items, to.parentId).length;
    if (!selected || !isThere || (to.parentId === from?.parentId && to.index === from.index))
      return setMessage('It cannot go further');
    setItems(moveItem(items, selected, to));
    if (to.parentId) setExpanded([...new Set([...expanded, to.parentId])]);
    return setMessage(`${label(selected)}: place ${to.index + 1} in ${label(to.parentId)}`);
  };

  const actions = {
    Up: () => move(from && { ...from, index: from.index - 1 }),
    Down: () => move(from && { ...from, index: Math.min(from.index + 1, lastIndex) }),
    In: () => move(before && { parentId: before.id, index: before.children?.length ?? 0 }),
    Out: () => move(parent && { ...parent, index: parent.index + 1 }),
  };
  const lastIndex = from ? childrenOf(items, from.parentId).length - 1 : 0;
  // #endregion taught

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <ButtonGroup size="small" aria-label="Move the selected item">
        {Object.entries(actions).map(([name, action]) => (
          <Button key={name} onClick={action}>
            {name}
          </Button>
        ))}
      </ButtonGroup>
      <RichTreeViewPro
        aria-label="Concert to arrange with buttons"
        items={items}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
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
