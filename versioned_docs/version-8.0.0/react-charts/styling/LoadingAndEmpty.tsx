import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';

export default function LoadingAndEmpty() {
  const [loading, setLoading] = useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={loading} onChange={(_event, value) => setLoading(value)} />}
        label="loading"
      />
      <BarChart
        height={200}
        title="Sales by weekday"
        loading={loading}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed'], scaleType: 'band' }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ data: [] }]}
      />
    </Box>
  );
}
