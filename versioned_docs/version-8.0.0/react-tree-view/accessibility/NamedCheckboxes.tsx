import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

/** Gives the box of each item a name: it stands apart from the label. */
const nameCheckbox = ({ label }: { label: string }) => {
  const checkbox: object = { slotProps: { input: { 'aria-label': `Select ${label}` } } };
  return { slotProps: { checkbox } };
};

export default function NamedCheckboxes() {
  return (
    <RichTreeView
      aria-label="Departments that get the newsletter"
      items={departments}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['sales']}
      defaultSelectedItems={['safety']}
      slotProps={{ item: nameCheckbox }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
