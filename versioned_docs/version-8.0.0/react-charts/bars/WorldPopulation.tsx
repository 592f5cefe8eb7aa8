import { BarChart } from '@mui/x-charts/BarChart';
import { millions, population } from 'sample-data/population';

export default function WorldPopulation() {
  return (
    <BarChart
      height={320}
      title="Population of the world's regions in 1950, 2000 and 2020"
      desc="Asia grew from 1.4 to 4.7 billion people, Africa from 0.2 to 1.4 billion."
      dataset={population}
      xAxis={[{ dataKey: 'region', scaleType: 'band', height: 40 }]}
      yAxis={[{ label: 'Million people', width: 64 }]}
      series={[
        { dataKey: 'y1950', label: '1950', color: '#a5c8e1', valueFormatter: millions },
        { dataKey: 'y2000', label: '2000', color: '#4a90c2', valueFormatter: millions },
        { dataKey: 'y2020', label: '2020', color: '#1d4e79', valueFormatter: millions },
      ]}
      grid={{ horizontal: true }}
      borderRadius={3}
    />
  );
}
