import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Depot {
  id: string;
  label: string;
  childrenCount: number;
}

const depots: Record<string, Depot[]> = {
  root: [
    { id: 'north', label: 'North region', childrenCount: 2 },
    { id: 'south', label: 'South region', childrenCount: 1 },
  ],
  north: [
    { id: 'harbor', label: 'Harbor depot', childrenCount: 0 },
    { id: 'airport', label: 'Airport depot', childrenCount: 0 },
  ],
  south: [{ id: 'valley', label: 'Valley depot', childrenCount: 0 }],
};

const dataSource = {
  getChildrenCount: (item: Depot) => item.childrenCount,
  // Stands for a request to your server.
  getTreeItems: async (parentId = 'root') => {
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    return depots[parentId] ?? [];
  },
};

export default function LazyDepots() {
  return (
    <RichTreeViewPro
      aria-label="Depots"
      items={[] as Depot[]}
      dataSource={dataSource}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
