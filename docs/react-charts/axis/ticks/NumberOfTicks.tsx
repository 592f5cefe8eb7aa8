import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { useId, useState } from 'react';
import { hourlyLoad } from 'sample-data/energy';

export default function NumberOfTicks() {
  const id = useId();
  const [tickNumber, setTickNumber] = useState(5);

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        height={240}
        title="Load of a small town by hour"
        xAxis={[{ data: hourlyLoad.map((_, hour) => hour), tickNumber, label: 'Hour' }]}
        yAxis={[{ label: 'Load (MW)', width: 56, tickMinStep: 20 }]}
        series={[{ data: hourlyLoad, showMark: false }]}
        skipAnimation
      />
      <Stack sx={{ px: 4 }}>
        <Typography id={id}>tickNumber of the x-axis: {tickNumber}</Typography>
        <Slider
          aria-labelledby={id}
          min={1}
          max={30}
          value={tickNumber}
          onChange={(_, value) => setTickNumber(value)}
        />
      </Stack>
    </Stack>
  );
}
