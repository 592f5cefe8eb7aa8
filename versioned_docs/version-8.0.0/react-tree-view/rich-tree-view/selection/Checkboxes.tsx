import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

/** Names the checkbox of an item for screen readers. */
function nameCheckbox({ label }: { label: string }) {
  const checkbox = { tabIndex: -1, slotProps: { input: { 'aria-label': `Select ${label}` } } };
  return { slotProps: { checkbox } };
}

export default function Checkboxes() {
  return (
    <RichTreeView
      aria-label="Departments to notify"
      items={departments}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['maintenance']}
      defaultSelectedItems={['track', 'safety']}
      slotProps={{ item: nameCheckbox }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
