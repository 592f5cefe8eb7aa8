import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];
const readings = [4.1, 3.6, 3.2, null, null, 7.5, 9.8, 11.2, 10.9, null, 7.4, 6.0];

export default function MissingReadings() {
  const [connectNulls, setConnected] = useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={connectNulls} onChange={() => setConnected(!connectNulls)} />}
        label="Connect across missing readings"
      />
      <LineChart
        height={220}
        title="Temperature of a day with missing readings"
        xAxis={[{ data: hours, label: 'Hour', height: 48 }]}
        yAxis={[{ label: '°C', width: 48 }]}
        series={[{ data: readings, connectNulls, area: true }]}
      />
    </Stack>
  );
}
