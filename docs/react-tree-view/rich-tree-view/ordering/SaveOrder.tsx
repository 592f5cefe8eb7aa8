import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { pantry } from 'sample-data/kitchen';
import { moveItem, type Position } from './moveItem';

/** Stands for a request: answers after a second, and refuses what is put into the freezer. */
async function saveMove(itemId: string, to: Position) {
  await new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });
  if (to.parentId === 'freezer') throw new Error(`“${itemId}” cannot be frozen`);
}

export default function SaveOrder() {
  const [items, setItems] = React.useState(pantry);
  const [state, setState] = React.useState<'saved' | 'saving' | 'refused'>('saved');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Pantry, saved after each move"
        // #region taught
        items={items}
        // #endregion taught
        defaultExpandedItems={['fridge']}
        // #region taught
        itemsReordering={state !== 'saving'}
        onItemPositionChange={async ({ itemId, oldPosition, newPosition }) => {
          setItems((current) => moveItem(current, itemId, newPosition));
          setState('saving');
          try {
            await saveMove(itemId, newPosition);
            setState('saved');
          } catch {
            setItems((current) => moveItem(current, itemId, oldPosition));
            setState('refused');
          }
        }}
        // #endregion taught
      />
      <Alert role="status" severity={state === 'refused' ? 'error' : 'info'}>
        {state === 'refused' ? 'Refused: the item is back in its place' : `The order is ${state}`}
      </Alert>
    </Stack>
  );
}
