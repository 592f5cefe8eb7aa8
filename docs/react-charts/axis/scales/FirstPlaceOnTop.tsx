import { LineChart } from '@mui/x-charts/LineChart';

const rounds = [1, 2, 3, 4, 5, 6, 7, 8];

export default function FirstPlaceOnTop() {
  return (
    <LineChart
      height={240}
      title="Places of three clubs after each round"
      xAxis={[{ data: rounds, scaleType: 'point', label: 'Round' }]}
      yAxis={[
        { reverse: true, min: 0.5, max: 6.5, tickInterval: [1, 2, 3, 4, 5, 6], label: 'Place' },
      ]}
      series={[
        { data: [3, 2, 2, 1, 1, 1, 2, 1], label: 'Harbor', curve: 'bumpX' },
        { data: [1, 1, 1, 2, 3, 3, 1, 2], label: 'Castle', curve: 'bumpX' },
        { data: [6, 6, 5, 4, 4, 2, 3, 3], label: 'Elmsford', curve: 'bumpX' },
      ]}
    />
  );
}
