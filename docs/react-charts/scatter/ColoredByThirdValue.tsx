import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { energy } from 'sample-data/energy';

export default function ColoredByThirdValue() {
  return (
    <ScatterChart
      height={280}
      title="Wind and solar power of twelve months, colored by the gas that was burned"
      dataset={energy}
      xAxis={[{ label: 'Wind (TWh)' }]}
      yAxis={[{ label: 'Solar (TWh)' }]}
      zAxis={[
        { colorMap: { type: 'continuous', min: 1.8, max: 5.2, color: ['#3d7fc4', '#d1495b'] } },
      ]}
      series={[
        {
          datasetKeys: { id: 'name', x: 'wind', y: 'solar', z: 'gas' },
          markerSize: 8,
          valueFormatter: (point) => point && `${point.id}: ${point.z} TWh of gas`,
        },
      ]}
    />
  );
}
