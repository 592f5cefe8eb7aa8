import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const pages = [
  { id: 'cover', label: 'Cover' },
  {
    id: 'part-1',
    label: 'Part 1',
    children: [
      { id: 'rails', label: 'Rails' },
      { id: 'bridges', label: 'Bridges' },
    ],
  },
  { id: 'part-2', label: 'Part 2', children: [{ id: 'tunnels', label: 'Tunnels' }] },
  { id: 'imprint', label: 'Imprint' },
];

const isPinned = (itemId: string) => itemId === 'cover' || itemId === 'imprint';

export default function PinnedItems() {
  return (
    <RichTreeViewPro
      aria-label="Book with a fixed first and last page"
      items={pages}
      defaultExpandedItems={['part-1', 'part-2']}
      itemsReordering
      isItemReorderable={(itemId) => !isPinned(itemId)}
      canMoveItemToNewPosition={({ newPosition: { parentId, index } }) =>
        // Nothing goes into the pinned pages, before the cover or after the imprint.
        parentId === null ? index > 0 && index < pages.length - 1 : !isPinned(parentId)
      }
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
