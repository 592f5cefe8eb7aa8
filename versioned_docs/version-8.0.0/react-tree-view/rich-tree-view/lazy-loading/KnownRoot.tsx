import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { archiveChildren, type ArchiveItem } from 'sample-data/archive';

// Came with the page; only what is inside the years is asked for.
const years = archiveChildren().slice(0, 3);

const dataSource = {
  getChildrenCount: (item: ArchiveItem) => item.childrenCount,
  getTreeItems: async (parentId?: string) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    return archiveChildren(parentId);
  },
};

export default function KnownRoot() {
  return (
    <RichTreeViewPro
      aria-label="Three years of the archive"
      items={years}
      dataSource={dataSource}
      isItemDisabled={(item) => item.id === '1952'}
      getItemLabel={(item) =>
        item.childrenCount > 0 ? `${item.label} (${item.childrenCount})` : item.label
      }
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
