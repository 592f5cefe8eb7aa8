import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';

const weighings = [
  { day: new Date(2026, 0, 5), weight: 4.1 },
  { day: new Date(2026, 0, 12), weight: 4.6 },
  { day: new Date(2026, 0, 19), weight: 5 },
  { day: new Date(2026, 1, 23), weight: 7.2 },
  { day: new Date(2026, 4, 4), weight: 10.9 },
];

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

export default function UnevenDays() {
  const [isTime, setTime] = useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ px: 3 }}
        control={<Switch checked={isTime} onChange={() => setTime(!isTime)} />}
        label="Space the days by time"
      />
      <LineChart
        height={240}
        title="Weight of a puppy"
        dataset={weighings}
        xAxis={[
          {
            dataKey: 'day',
            scaleType: isTime ? 'time' : 'point',
            tickNumber: 5,
            valueFormatter: (day: Date) => monthAndDay.format(day),
          },
        ]}
        yAxis={[{ label: 'Weight (kg)', width: 56, min: 0 }]}
        series={[{ dataKey: 'weight', curve: 'linear' }]}
      />
    </Stack>
  );
}
