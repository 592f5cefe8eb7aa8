import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const timetable = [
  {
    id: 'mon',
    label: 'Monday',
    children: [
      { id: 'mon-1', label: '05:40 Depot check' },
      { id: 'mon-2', label: '07:10 Coast line' },
      { id: 'mon-3', label: '12:30 Freight yard' },
    ],
  },
  {
    id: 'tue',
    label: 'Tuesday',
    children: [
      { id: 'tue-1', label: '06:20 Coast line' },
      { id: 'tue-2', label: '15:00 Training' },
    ],
  },
];

export default function SameParent() {
  return (
    <RichTreeViewPro
      aria-label="Shifts, to be sorted within a day"
      items={timetable}
      defaultExpandedItems={['mon', 'tue']}
      itemsReordering
      canMoveItemToNewPosition={({ oldPosition, newPosition }) =>
        oldPosition.parentId === newPosition.parentId
      }
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
