import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { rangers } from 'sample-data/park';

/** Gives the box of each item a name: it stands apart from the label. */
const nameCheckbox = ({ label }: { label: string }) => {
  const checkbox: object = { slotProps: { input: { 'aria-label': `Select ${label}` } } };
  return { slotProps: { checkbox } };
};

export default function NamedCheckboxes() {
  return (
    <RichTreeView
      aria-label="Ranger teams that get the report"
      items={rangers}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['education']}
      defaultSelectedItems={['dispatch']}
      slotProps={{ item: nameCheckbox }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
