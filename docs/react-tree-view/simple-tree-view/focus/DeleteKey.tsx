import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const all = ['Milk', 'Bread', 'Apples'];

export default function DeleteKey() {
  const [goods, setGoods] = React.useState(all);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button disabled={goods.length === all.length} onClick={() => setGoods(all)}>
        Start again
      </Button>
      <SimpleTreeView aria-label="Shopping list" sx={{ width: '100%', minHeight: 96 }}>
        {goods.map((name) => (
          <TreeItem
            key={name}
            itemId={name}
            label={name}
            onKeyDown={(event) => {
              if (event.key === 'Delete') setGoods(goods.filter((other) => other !== name));
              // Enter does nothing in this list.
              if (event.key === 'Enter') event.defaultMuiPrevented = true;
            }}
          />
        ))}
      </SimpleTreeView>
    </Stack>
  );
}
