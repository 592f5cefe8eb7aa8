import { BarChart } from '@mui/x-charts/BarChart';
import { workItems } from 'sample-data/bridge';

const phases = [
  { name: 'Survey', color: '#c2410c' },
  { name: 'Foundations', color: '#2563eb' },
  { name: 'Deck', color: '#0f766e' },
];

const items = workItems
  .filter(({ cost }) => cost > 20)
  .sort((a, b) => b.cost - a.cost)
  .map(({ path, cost }) => ({ name: path.slice(-2).join(': '), phase: path[0], cost }));

export default function SortedCosts() {
  return (
    <BarChart
      height={330}
      layout="horizontal"
      title="Items above 20 thousand euros"
      yAxis={[{ scaleType: 'band', data: items.map(({ name }) => name), width: 160 }]}
      xAxis={[{ label: 'Thousand euros' }]}
      series={phases.map(({ name, color }) => ({
        label: name,
        color,
        stack: 'cost',
        data: items.map(({ phase, cost }) => (phase === name ? cost : null)),
      }))}
    />
  );
}
