import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function PriceSteps() {
  const [strictStepCurve, setStrict] = useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={strictStepCurve} onChange={() => setStrict(!strictStepCurve)} />}
        label="Start and end at the points"
      />
      <LineChart
        height={220}
        title="Room price by day"
        xAxis={[{ data: days, scaleType: 'band' }]}
        yAxis={[{ label: 'Price ($)', width: 56 }]}
        series={[
          { data: [92, 92, 98, 104, 139, 145, 110], curve: 'step', strictStepCurve, area: true },
        ]}
      />
    </Stack>
  );
}
