import { BarChart } from '@mui/x-charts/BarChart';
import { millions, population } from 'sample-data/population';

// From pale to strong on each background.
const onLight = ['#5b93bd', '#2f74ad', '#123f6b'];
const onDark = ['#3f7fb5', '#5ea3d8', '#a5d0ef'];

export default function WorldPopulation() {
  return (
    <BarChart
      height={320}
      title="Population of the world's regions in 1950, 2000 and 2020"
      desc="Asia grew from 1.4 to 4.7 billion people, Africa from 0.2 to 1.4 billion."
      colors={(mode) => (mode === 'dark' ? onDark : onLight)}
      dataset={population}
      xAxis={[{ dataKey: 'region', scaleType: 'band', height: 40 }]}
      yAxis={[{ label: 'Million people', width: 64 }]}
      series={[
        { dataKey: 'y1950', label: '1950', valueFormatter: millions },
        { dataKey: 'y2000', label: '2000', valueFormatter: millions },
        { dataKey: 'y2020', label: '2020', valueFormatter: millions },
      ]}
      grid={{ horizontal: true }}
      borderRadius={3}
    />
  );
}
