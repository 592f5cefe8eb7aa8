import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const start = ['Door of car 4', 'Lamp at platform 2', 'Heating of car 1', 'Brake test'].map(
  (label, index) => ({ id: `task-${index}`, label }),
);

export default function FocusAfterRemoval() {
  const apiRef = useTreeViewApiRef();
  const [tasks, setTasks] = React.useState(start);
  const focused = React.useRef<string | null>(null);

  const removeFocused = (event: React.KeyboardEvent) => {
    if (event.key !== 'Delete') return;
    const index = tasks.findIndex(({ id }) => id === focused.current);
    if (index === -1) return;
    const neighbor = tasks[index + 1] ?? tasks[index - 1];
    if (neighbor) apiRef.current?.focusItem(event, neighbor.id);
    setTasks(tasks.filter((_, position) => position !== index));
  };

  return (
    <RichTreeView
      apiRef={apiRef}
      aria-label="Repairs; the Delete key removes one"
      items={tasks}
      onItemFocus={(event, itemId) => {
        focused.current = itemId;
      }}
      onKeyDown={removeFocused}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
