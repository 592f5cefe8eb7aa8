import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const hours = (value: number | null) => (value === null ? null : `${value} h`);

export default function HiddenValues() {
  return (
    <LineChart
      height={224}
      title="Hours of sun and of rain in a week; the rain gauge failed on two days"
      xAxis={[{ data: days, scaleType: 'point' }]}
      yAxis={[{ label: 'Hours', width: 48, min: 0 }]}
      series={[
        { data: [6, 4, 8, 9, 3, 5, 7], label: 'Sun', color: '#b37b00', valueFormatter: hours },
        {
          data: [1, 3, null, null, 5, 2, 0],
          label: 'Rain',
          color: '#3d7fc4',
          valueFormatter: hours,
        },
      ]}
    />
  );
}
