import { BarChart } from '@mui/x-charts/BarChart';
import { driving } from 'sample-data/driving';

export default function MilesAndPrices() {
  return (
    <BarChart
      height={300}
      title="Miles driven for each person and price of gasoline in the United States"
      dataset={driving.filter(({ year }) => year % 5 === 0)}
      xAxis={[{ dataKey: 'year', scaleType: 'band', valueFormatter: String }]}
      // #region taught
      yAxis={[
        { id: 'miles', label: 'Miles', width: 68, max: 12000 },
        { id: 'gas', label: 'Dollars for a gallon', width: 48, max: 4, position: 'right' },
      ]}
      series={[
        { dataKey: 'miles', yAxisId: 'miles', label: 'Miles for each person', color: '#0f766e' },
        {
          dataKey: 'gas',
          yAxisId: 'gas',
          label: 'Gasoline',
          color: '#d97706',
          valueFormatter: (price) => `$${price?.toFixed(2)}`,
        },
      ]}
      // #endregion taught
    />
  );
}
