import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { hourlyLoad } from 'sample-data/energy';

export default function ReferenceLines() {
  return (
    <LineChart
      height={260}
      title="Load of a small town, with the start of work and the limit of the network"
      xAxis={[{ data: hourlyLoad.map((_, hour) => hour), label: 'Hour' }]}
      yAxis={[{ label: 'Load (MW)', width: 56, min: 0, max: 90 }]}
      series={[{ data: hourlyLoad, showMark: false }]}
    >
      <ChartsReferenceLine
        y={80}
        label="Limit"
        labelAlign="end"
        labelStyle={{ direction: 'ltr' }}
        lineStyle={{ stroke: '#d1495b', strokeDasharray: '6 4' }}
      />
      <ChartsReferenceLine
        x={7}
        label="Work starts"
        labelAlign="end"
        labelStyle={{ direction: 'ltr' }}
      />
    </LineChart>
  );
}
