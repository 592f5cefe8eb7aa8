import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { fileItems } from 'sample-data/files';

/** A tree to expand and select. */
export default function Files() {
  return (
    <RichTreeView
      aria-label="Files of a web shop"
      items={fileItems}
      defaultExpandedItems={['src']}
      defaultSelectedItems="src/App.tsx"
      sx={{ minHeight: 340 }}
    />
  );
}
