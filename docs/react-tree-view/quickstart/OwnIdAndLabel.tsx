import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Station {
  code: number;
  name: string;
  country: string;
  children?: Station[];
}

const stations: Station[] = [
  {
    code: 8000261,
    name: 'München Hbf',
    country: 'DE',
    children: [
      { code: 8000262, name: 'München Ost', country: 'DE' },
      { code: 8004158, name: 'München-Pasing', country: 'DE' },
    ],
  },
  { code: 8103000, name: 'Wien Hbf', country: 'AT' },
];

// Outside the component: a new function would make the tree read all items again.
const getItemId = (station: Station) => String(station.code);
const getItemLabel = (station: Station) => `${station.name} (${station.country})`;

export default function OwnIdAndLabel() {
  return (
    <RichTreeView
      aria-label="Stations"
      items={stations}
      getItemId={getItemId}
      getItemLabel={getItemLabel}
      defaultExpandedItems={['8000261']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
