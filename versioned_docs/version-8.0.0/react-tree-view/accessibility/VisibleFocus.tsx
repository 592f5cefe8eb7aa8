import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

export default function VisibleFocus() {
  return (
    <RichTreeView
      aria-label="Departments with a focus ring and large rows"
      items={departments}
      defaultExpandedItems={['sales']}
      sx={{
        width: '100%',
        maxWidth: 320,
        // 44 pixels are comfortable for a finger.
        '& .MuiTreeItem-content': { minHeight: 44 },
        // The ring only where the keyboard is; an outline is there in forced colors too.
        '& [role=treeitem]:focus-visible > .MuiTreeItem-content': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: -2,
        },
        '@media (prefers-contrast: more)': {
          '& .MuiTreeItem-content[data-selected]': { outline: '1px solid' },
        },
      }}
    />
  );
}
