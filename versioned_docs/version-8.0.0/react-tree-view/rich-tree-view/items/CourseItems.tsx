import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const lessons: TreeViewBaseItem[] = [
  {
    id: 'basics',
    label: 'Train basics',
    children: [
      { id: 'brakes', label: 'Brakes' },
      { id: 'signals', label: 'Signals' },
    ],
  },
  {
    id: 'driving',
    label: 'Driving',
    children: [{ id: 'start', label: 'Start and stop' }],
  },
  { id: 'exam', label: 'Exam' },
];

export default function CourseItems() {
  return (
    <RichTreeView
      aria-label="Lessons"
      items={lessons}
      defaultExpandedItems={['basics']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
