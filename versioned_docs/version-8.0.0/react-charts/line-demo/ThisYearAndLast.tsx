import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { airlinePassengers, monthNames } from 'sample-data/airline';

const thousand = (value: number | null) => (value === null ? '' : `${value} thousand`);

export default function ThisYearAndLast() {
  return (
    <LineChart
      height={300}
      title="International airline passengers in 1960 and the year before"
      xAxis={[{ data: monthNames, scaleType: 'point' }]}
      yAxis={[{ label: 'Thousand passengers', width: 60, min: 0 }]}
      // #region taught
      series={[
        {
          id: 'before',
          data: airlinePassengers[10],
          label: '1959',
          color: '#64748b',
          showMark: false,
          valueFormatter: thousand,
        },
        { data: airlinePassengers[11], label: '1960', color: '#c2410c', valueFormatter: thousand },
      ]}
      sx={{
        [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
        '& .MuiLineElement-series-before': { strokeWidth: 2, strokeDasharray: '3 4' },
      }}
      // #endregion taught
    />
  );
}
