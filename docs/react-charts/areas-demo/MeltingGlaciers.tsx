import { LineChart } from '@mui/x-charts/LineChart';
import { useId } from 'react';
import { glaciers } from 'sample-data/records';

export default function MeltingGlaciers() {
  const gradient = useId();

  return (
    <LineChart
      height={300}
      title="Water that the reference glaciers of the world have lost since 1945"
      desc="Down to 28.7 meters of water by 2014."
      dataset={glaciers}
      xAxis={[{ dataKey: 'year', domainLimit: 'strict', valueFormatter: String, position: 'top' }]}
      yAxis={[{ label: 'Meters of water', width: 60, max: 0 }]}
      // #region taught
      series={[
        {
          dataKey: 'balance',
          area: true,
          showMark: false,
          color: '#1d6fa5',
          valueFormatter: (meters) => `${meters} m`,
        },
      ]}
      sx={{ '& .MuiAreaElement-root': { fill: `url(#${gradient})` } }}
      // #endregion taught
    >
      {/* #region taught */}
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#cfe8f7" stopOpacity={0.4} />
          <stop offset="100%" stopColor="#1d6fa5" stopOpacity={0.9} />
        </linearGradient>
      </defs>
      {/* #endregion taught */}
    </LineChart>
  );
}
