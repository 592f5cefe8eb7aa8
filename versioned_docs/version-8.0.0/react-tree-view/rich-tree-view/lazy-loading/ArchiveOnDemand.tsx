import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { archiveChildren, type ArchiveItem } from 'sample-data/archive';

// Stands for a request to your server.
async function getTreeItems(parentId?: string) {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  return archiveChildren(parentId);
}

const dataSource = { getTreeItems, getChildrenCount: (item: ArchiveItem) => item.childrenCount };

export default function ArchiveOnDemand() {
  return (
    <RichTreeViewPro
      aria-label="City archive"
      items={[] as ArchiveItem[]}
      dataSource={dataSource}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
