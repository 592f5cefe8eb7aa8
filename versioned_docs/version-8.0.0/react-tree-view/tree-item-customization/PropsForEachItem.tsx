import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import TextIcon from '@mui/icons-material/ArticleOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { kioskFiles } from 'sample-data/files';

/** Defined outside: a new function on each render would render all items again. */
const itemProps = ({ itemId, label }: { itemId: string; label: string }) => ({
  slots: { expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: TextIcon },
  slotProps: {
    label: { style: itemId.startsWith('tests') ? { fontStyle: 'italic' } : undefined },
    endIcon: { style: { opacity: label.endsWith('.tsx') ? 1 : 0.4 } },
    // A tooltip of the browser with the whole path.
    content: { title: itemId },
  },
});

export default function PropsForEachItem() {
  return (
    <RichTreeView
      aria-label="Files with icons"
      items={kioskFiles}
      defaultExpandedItems={['app', 'tests']}
      slotProps={{ item: itemProps }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
