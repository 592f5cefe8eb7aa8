import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { energy } from 'sample-data/energy';

export default function GradientLegend() {
  return (
    <ScatterChart
      height={260}
      title="Wind and solar power of twelve months, colored by the gas that was burned"
      dataset={energy}
      xAxis={[{ label: 'Wind (TWh)' }]}
      yAxis={[{ label: 'Solar (TWh)' }]}
      zAxis={[
        { colorMap: { type: 'continuous', min: 1.8, max: 5.2, color: ['#3d7fc4', '#d1495b'] } },
      ]}
      series={[{ datasetKeys: { id: 'name', x: 'wind', y: 'solar', z: 'gas' }, markerSize: 8 }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          minLabel: '1.8 TWh of gas',
          maxLabel: '5.2 TWh',
          sx: { width: 280, whiteSpace: 'nowrap' },
        },
      }}
    />
  );
}
