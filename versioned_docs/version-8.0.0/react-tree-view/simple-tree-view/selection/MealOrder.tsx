import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

/** Names the box of an item for screen readers. */
function box(label: string) {
  const checkbox = { tabIndex: -1, slotProps: { input: { 'aria-label': `Order ${label}` } } };
  return { label, slotProps: { checkbox } };
}

export default function MealOrder() {
  return (
    <SimpleTreeView
      aria-label="Meals"
      multiSelect
      checkboxSelection
      defaultExpandedItems={['drinks']}
      defaultSelectedItems={['soup']}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="soup" {...box('Soup of the day')} />
      <TreeItem itemId="salad" {...box('Salad')} disabled />
      <TreeItem itemId="drinks" {...box('All drinks')}>
        <TreeItem itemId="tea" {...box('Tea')} />
        <TreeItem itemId="water" {...box('Water')} />
      </TreeItem>
    </SimpleTreeView>
  );
}
