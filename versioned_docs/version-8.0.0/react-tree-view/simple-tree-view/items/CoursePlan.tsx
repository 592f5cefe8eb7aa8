import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const weeks = [
  { id: 'week-1', title: 'Week 1: Maps', lessons: ['Scale', 'Projections'] },
  { id: 'week-2', title: 'Week 2: Surveys', lessons: ['Instruments'] },
  { id: 'week-3', title: 'Week 3: Review', lessons: [] },
];

export default function CoursePlan() {
  const [count, setCount] = React.useState(2);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setCount(Math.min(count + 1, weeks.length))}>Add a week</Button>
        <Button onClick={() => setCount(Math.max(count - 1, 0))}>Remove</Button>
      </Stack>
      <SimpleTreeView aria-label="Course plan" defaultExpandedItems={['week-1']}>
        {weeks.slice(0, count).map(({ id, title, lessons }) => (
          <TreeItem key={id} itemId={id} label={title}>
            {lessons.map((lesson) => (
              <TreeItem key={lesson} itemId={`${id}/${lesson}`} label={lesson} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </Stack>
  );
}
