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

export default function OwnIdAndLabel() {
  return (
    <RichTreeView
      aria-label="Stations"
      items={stations}
      getItemId={(station) => String(station.code)}
      getItemLabel={(station) => `${station.name} (${station.country})`}
      defaultExpandedItems={['8000261']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
