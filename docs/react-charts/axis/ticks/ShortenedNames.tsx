import { BarChart } from '@mui/x-charts/BarChart';

const teams = [
  'Customer support',
  'Field engineering',
  'Human resources',
  'Information security',
  'Logistics and returns',
];

export default function ShortenedNames() {
  return (
    <BarChart
      height={260}
      title="People by team"
      xAxis={[
        {
          data: teams,
          scaleType: 'band',
          valueFormatter: (team: string, { location }) =>
            location === 'tick' && team.length > 6 ? `${team.slice(0, 5)}…` : team,
        },
      ]}
      series={[{ data: [34, 21, 8, 12, 27], label: 'People' }]}
      hideLegend
    />
  );
}
