import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const modules = [
  {
    id: 'basics',
    label: 'Basics',
    children: [
      { id: 'signals', label: 'Reading signals' },
      { id: 'radio', label: 'Radio protocol' },
    ],
  },
  {
    id: 'driving',
    label: 'Driving',
    children: [
      { id: 'braking', label: 'Braking distances' },
      { id: 'weather', label: 'Snow and leaves' },
    ],
  },
];

const isModule = (id: string) => modules.some((item) => item.id === id);

export default function CourseOutline() {
  return (
    <RichTreeViewPro
      aria-label="Course for train drivers"
      items={modules}
      defaultExpandedItems={['basics', 'driving']}
      itemsReordering
      // Modules stay at the root, lessons stay inside a module.
      canMoveItemToNewPosition={({ itemId, newPosition }) =>
        isModule(itemId)
          ? newPosition.parentId === null
          : newPosition.parentId !== null && isModule(newPosition.parentId)
      }
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
