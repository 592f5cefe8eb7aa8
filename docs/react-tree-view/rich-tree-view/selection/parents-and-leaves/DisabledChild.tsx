import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments, type Department } from 'sample-data/departments';

const locked = new Set(['freight', 'signals']);
const isItemDisabled = (item: Department) => locked.has(item.id);

/** Names the checkbox of an item for screen readers. */
function nameCheckbox({ label }: { label: string }) {
  const checkbox = { tabIndex: -1, slotProps: { input: { 'aria-label': `Select ${label}` } } };
  return { slotProps: { checkbox } };
}

export default function DisabledChild() {
  const [selected, setSelected] = React.useState<string[]>([]);

  return (
    <RichTreeView
      aria-label="Departments that can be moved"
      items={departments}
      multiSelect
      checkboxSelection
      selectionPropagation={{ descendants: true }}
      isItemDisabled={isItemDisabled}
      defaultExpandedItems={['sales']}
      selectedItems={selected}
      onSelectedItemsChange={(event, itemIds) =>
        setSelected(itemIds.filter((itemId) => !locked.has(itemId)))
      }
      slotProps={{ item: nameCheckbox }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
