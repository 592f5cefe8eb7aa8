import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { penguins } from 'sample-data/penguins';

const data = penguins.map(({ id, flipper, mass }) => ({ id, x: flipper, y: mass }));

export default function ColoredBySteps() {
  return (
    <ScatterChart
      height={260}
      title="Flipper and mass of penguins: below 4 kg, up to 5 kg, and above"
      xAxis={[{ label: 'Flipper (mm)', min: 170 }]}
      yAxis={[
        {
          label: 'Mass (g)',
          width: 64,
          min: 2500,
          colorMap: {
            type: 'piecewise',
            thresholds: [4000, 5000],
            colors: ['#5b8fd4', '#b37b00', '#d1495b'],
          },
        },
      ]}
      series={[{ data, markerSize: 3 }]}
    />
  );
}
