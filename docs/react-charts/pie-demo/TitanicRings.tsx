import { PieChart } from '@mui/x-charts/PieChart';

const classes = [
  { id: 'first', label: 'First class', saved: 203, lost: 122, color: '#8f6410', light: '#b98a2e' },
  {
    id: 'second',
    label: 'Second class',
    saved: 118,
    lost: 167,
    color: '#2a6bb0',
    light: '#4d94d6',
  },
  { id: 'third', label: 'Third class', saved: 178, lost: 528, color: '#0f766e', light: '#2fa296' },
  { id: 'crew', label: 'Crew', saved: 212, lost: 673, color: '#7d52bb', light: '#a77fd9' },
];

const people = ({ value }: { value: number }) => `${value} people`;

export default function TitanicRings() {
  return (
    <PieChart
      height={360}
      title="People on board the Titanic by class, saved and lost"
      desc="711 of 2,201 were saved: 62 percent of the first class, 25 percent of the third, 24 percent of the crew."
      // #region taught
      series={[
        {
          data: classes.map(({ id, label, saved, lost, color }) => ({
            id,
            label: (place: string) => (place === 'arc' ? label.replace(' class', '') : label),
            color,
            value: saved + lost,
          })),
          outerRadius: '58%',
          arcLabel: 'label',
          arcLabelMinAngle: 40,
          valueFormatter: people,
        },
        {
          data: classes.flatMap(({ id, label, saved, lost, color, light }) => [
            { id: `${id}-saved`, label: `${label}, saved`, value: saved, color: light },
            { id: `${id}-lost`, label: `${label}, lost`, value: lost, color },
          ]),
          innerRadius: '62%',
          valueFormatter: people,
        },
      ]}
      // #endregion taught
      hideLegend
      sx={{ '& .MuiPieArcLabel-root': { fill: '#fff', fontSize: 13 } }}
    />
  );
}
