import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function PackTheBag() {
  const [selected, setSelected] = React.useState(['boots', 'map']);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Things to pack"
        multiSelect
        defaultExpandedItems={['clothes', 'tools']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemIds) => setSelected(itemIds)}
      >
        <TreeItem itemId="clothes" label="Clothes">
          <TreeItem itemId="boots" label="Boots" />
          <TreeItem itemId="jacket" label="Rain jacket" />
        </TreeItem>
        <TreeItem itemId="tools" label="Tools">
          <TreeItem itemId="map" label="Map" />
          <TreeItem itemId="lamp" label="Head lamp" />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" aria-live="polite">
        {selected.length} selected
      </Typography>
    </Stack>
  );
}
