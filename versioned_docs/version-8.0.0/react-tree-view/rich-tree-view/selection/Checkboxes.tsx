import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { tools } from 'sample-data/kitchen';

/** Names the checkbox of an item for screen readers. */
function nameCheckbox({ label }: { label: string }) {
  const checkbox = { tabIndex: -1, slotProps: { input: { 'aria-label': `Select ${label}` } } };
  return { slotProps: { checkbox } };
}

export default function Checkboxes() {
  return (
    <RichTreeView
      aria-label="Tools to pack"
      items={tools}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['knives']}
      defaultSelectedItems={['paring-knife', 'scales']}
      slotProps={{ item: nameCheckbox }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
