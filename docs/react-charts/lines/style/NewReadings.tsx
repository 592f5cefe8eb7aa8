import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { hourlyLoad } from 'sample-data/energy';

const hours = hourlyLoad.slice(0, 12).map((_, hour) => hour);

export default function NewReadings() {
  const [start, setStart] = useState(0);

  return (
    <Stack sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setStart(start === 0 ? 12 : 0)}
      >
        {start === 0 ? 'Show the afternoon' : 'Show the morning'}
      </Button>
      <LineChart
        height={220}
        title="Load of half a day"
        xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour + start}:00` }]}
        yAxis={[{ label: 'Load (MW)', width: 56, min: 0, max: 80 }]}
        series={[{ id: 'load', data: hourlyLoad.slice(start, start + 12) }]}
      />
    </Stack>
  );
}
