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

const isPart = (id: string) => id.startsWith('part');

export default function PinnedItems() {
  return (
    <RichTreeViewPro
      aria-label="Book with a fixed first and last page"
      items={pages}
      defaultExpandedItems={['part-1', 'part-2']}
      itemsReordering
      isItemReorderable={(itemId) => itemId !== 'cover' && itemId !== 'imprint'}
      canMoveItemToNewPosition={({ itemId, newPosition: { parentId, index } }) =>
        // Parts go between the cover and the imprint, chapters into a part.
        parentId === null
          ? isPart(itemId) && index > 0 && index < pages.length - 1
          : isPart(parentId) && !isPart(itemId)
      }
      // Items that cannot be dragged do not take a drop either, without this.
      onDragOver={(event) => event.preventDefault()}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
