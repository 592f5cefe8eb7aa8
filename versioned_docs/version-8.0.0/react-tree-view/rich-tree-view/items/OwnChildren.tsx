import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Region {
  id: string;
  label: string;
  depots?: Region[];
}

const regions: Region[] = [
  {
    id: 'north',
    label: 'North',
    depots: [
      { id: 'harbor', label: 'Harbor Point' },
      { id: 'elmsford', label: 'Elmsford' },
    ],
  },
  { id: 'south', label: 'South', depots: [{ id: 'mill', label: 'Mill Lane' }] },
];

const getItemChildren = (region: Region) => region.depots;

export default function OwnChildren() {
  return (
    <RichTreeViewPro
      aria-label="Depots by region"
      items={regions}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['north']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
