import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { airPressure } from 'sample-data/earth';

export default function GridOfTicks() {
  const [vertical, setVertical] = useState(true);
  const [horizontal, setHorizontal] = useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ px: 3 }}>
        <FormControlLabel
          control={<Switch checked={vertical} onChange={() => setVertical(!vertical)} />}
          label="vertical"
        />
        <FormControlLabel
          control={<Switch checked={horizontal} onChange={() => setHorizontal(!horizontal)} />}
          label="horizontal"
        />
      </Stack>
      <LineChart
        height={240}
        title="Air pressure by altitude"
        dataset={airPressure}
        grid={{ vertical, horizontal }}
        xAxis={[{ dataKey: 'altitude', label: 'Altitude (km)' }]}
        yAxis={[{ label: 'Pressure (hPa)', width: 64 }]}
        series={[{ dataKey: 'pressure' }]}
      />
    </Stack>
  );
}
