import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { regions } from 'sample-data/park';

const names = ['role', 'aria-expanded', 'aria-selected', 'aria-disabled', 'tabindex'];

export default function WhatIsAnnounced() {
  const apiRef = useTreeViewApiRef();
  const [focused, setFocused] = React.useState('');
  const [changes, setChanges] = React.useState(0);
  const [attributes, setAttributes] = React.useState('Move through the tree with the arrow keys');

  // After the render: the item has its new attributes by then.
  React.useEffect(() => {
    const element = apiRef.current?.getItemDOMElement(focused);
    const found = names.flatMap((name) => {
      const value = element?.getAttribute(name);
      return value ? [`${name}="${value}"`] : [];
    });
    if (element) setAttributes(found.join(' '));
  }, [apiRef, focused, changes]);

  const change = () => setChanges((count) => count + 1);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <RichTreeView
        aria-label="Park regions"
        apiRef={apiRef}
        items={regions}
        defaultExpandedItems={['north-rim']}
        isItemDisabled={(item) => item.id === 'fire-tower'}
        disabledItemsFocusable
        onItemFocus={(event, itemId) => setFocused(itemId)}
        onExpandedItemsChange={change}
        onSelectedItemsChange={change}
      />
      <Typography variant="body2" component="code" sx={{ minHeight: 40 }}>
        {attributes}
      </Typography>
    </Stack>
  );
}
