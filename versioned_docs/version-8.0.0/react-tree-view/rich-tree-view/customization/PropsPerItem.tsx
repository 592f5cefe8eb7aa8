import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

const teamsUnderReview = new Set(['signals', 'track']);

/** Props for one item, chosen by its id. */
function markReviewed({ itemId, label }: { itemId: string; label: string }) {
  if (!teamsUnderReview.has(itemId)) return {};
  return {
    title: `${label}: under review`,
    slotProps: { label: { style: { fontStyle: 'italic' } } },
  };
}

export default function PropsPerItem() {
  return (
    <RichTreeView
      aria-label="Departments, some under review"
      items={departments}
      defaultExpandedItems={['operations', 'control', 'maintenance']}
      slotProps={{ item: markReviewed }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
