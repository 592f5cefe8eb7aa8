import { LineChart } from '@mui/x-charts/LineChart';
import { sprint } from './sprint';

const data = sprint.map(([, time]) => time);
const seconds = (time: number | null) => (time === null ? null : `${time} s`);

export default function OlympicSprint() {
  return (
    <LineChart
      height={320}
      title="Winning times of men over 100 meters at the Olympics"
      desc="From 12 seconds in 1896 to 9.63 in 2012. There were no Games in 1916, 1940 and 1944."
      xAxis={[{ data: sprint.map(([year]) => year), valueFormatter: String, min: 1892, max: 2020 }]}
      yAxis={[{ label: 'Seconds', width: 56, min: 9.5, max: 12.1 }]}
      // #region taught
      series={[
        {
          id: 'bridge',
          data,
          connectNulls: true,
          showMark: false,
          disableHighlight: true,
          color: '#64748b',
          curve: 'linear',
          valueFormatter: () => null,
        },
        { data, color: '#2f75ad', curve: 'linear', label: 'Winner', valueFormatter: seconds },
      ]}
      sx={{ '& .MuiLineElement-series-bridge': { strokeDasharray: '2 4' } }}
      // #endregion taught
      grid={{ horizontal: true }}
      hideLegend
    />
  );
}
