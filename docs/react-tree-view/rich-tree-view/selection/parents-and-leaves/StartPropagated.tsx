import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { pantry, type KitchenItem } from 'sample-data/kitchen';

/** Names the checkbox of an item for screen readers. */
function nameCheckbox({ label }: { label: string }) {
  const checkbox = { tabIndex: -1, slotProps: { input: { 'aria-label': `Select ${label}` } } };
  return { slotProps: { checkbox } };
}

/** The given ids, and those of everything below them. */
function withDescendants(items: KitchenItem[], ids: string[], isInside = false): string[] {
  return items.flatMap((item) => {
    const isSelected = isInside || ids.includes(item.id);
    const below = withDescendants(item.children ?? [], ids, isSelected);
    return isSelected ? [item.id, ...below] : below;
  });
}

const start = withDescendants(pantry, ['dry-goods', 'berries']);

export default function StartPropagated() {
  return (
    <RichTreeView
      aria-label="Goods to order"
      items={pantry}
      multiSelect
      checkboxSelection
      selectionPropagation={{ descendants: true, parents: true }}
      defaultExpandedItems={['dry-goods', 'freezer']}
      defaultSelectedItems={start}
      slotProps={{ item: nameCheckbox }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
