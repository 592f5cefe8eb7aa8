import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { floors } from 'sample-data/museum';

const closedRooms = new Set(['nubia', 'landscapes']);

/** Props for one item, chosen by its id. */
function markClosed({ itemId, label }: { itemId: string; label: string }) {
  if (!closedRooms.has(itemId)) return {};
  return {
    title: `${label}: closed today`,
    slotProps: { label: { style: { fontStyle: 'italic' } } },
  };
}

export default function PropsPerItem() {
  return (
    <RichTreeView
      aria-label="Museum floors, two rooms closed"
      items={floors}
      defaultExpandedItems={['ground-floor', 'east-wing', 'first-floor']}
      slotProps={{ item: markClosed }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
