import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** 40 lines with 50 stops each: 2,040 items, built once. */
const lines: TreeViewBaseItem[] = Array.from({ length: 40 }, (_, line) => ({
  id: `line-${line}`,
  label: `Line ${line + 1}`,
  children: Array.from({ length: 50 }, (__, stop) => ({
    id: `line-${line}-${stop}`,
    label: `Stop ${line + 1}.${stop + 1}`,
  })),
}));

export default function ManyItems() {
  return (
    <RichTreeView
      aria-label="Lines and stops"
      items={lines}
      sx={{ width: '100%', maxWidth: 320, height: 240, overflow: 'auto' }}
    />
  );
}
