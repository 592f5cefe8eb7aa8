import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { records } from 'sample-data/music';

export default function FocusRing() {
  return (
    <RichTreeView
      aria-label="Records with a focus ring"
      items={records}
      defaultExpandedItems={['sheet-music']}
      sx={{
        width: '100%',
        maxWidth: 320,
        [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]: {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
        },
      }}
    />
  );
}
