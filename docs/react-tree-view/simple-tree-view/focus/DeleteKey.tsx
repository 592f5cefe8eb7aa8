import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const all = ['Milk', 'Bread', 'Apples'];

export default function DeleteKey() {
  const apiRef = useTreeViewApiRef();
  const startAgain = React.useRef<HTMLButtonElement>(null);
  const [goods, setGoods] = React.useState(all);

  const remove = (event: React.KeyboardEvent, index: number) => {
    const neighbor = goods[index + 1] ?? goods[index - 1];
    if (neighbor) apiRef.current?.focusItem(event, neighbor);
    else startAgain.current?.focus();
    setGoods(goods.filter((name) => name !== goods[index]));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button ref={startAgain} onClick={() => setGoods(all)}>
        Start again
      </Button>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Shopping list"
        sx={{ width: '100%', minHeight: 96 }}
      >
        {goods.map((name, index) => (
          <TreeItem
            key={name}
            itemId={name}
            label={name}
            onKeyDown={(event) => {
              if (event.key === 'Delete') remove(event, index);
              // Enter does nothing in this list.
              if (event.key === 'Enter') event.defaultMuiPrevented = true;
            }}
          />
        ))}
      </SimpleTreeView>
    </Stack>
  );
}
