import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChartPro } from '@mui/x-charts-pro';
import { useState } from 'react';
import { airlinePassengers, monthNames } from 'sample-data/airline';

export default function LimitsOfTheZoom() {
  const [panning, setPanning] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={panning} onChange={(_event, value) => setPanning(value)} />}
        label="panning"
      />
      <BarChartPro
        height={260}
        title="Airline passengers by month in 1960"
        xAxis={[
          {
            id: 'month',
            data: monthNames,
            scaleType: 'band',
            zoom: { minSpan: 25, maxSpan: 75, step: 10, panning },
          },
        ]}
        yAxis={[{ label: 'Thousand' }]}
        series={[{ data: airlinePassengers[11], color: '#3b6fb6' }]}
        initialZoom={[{ axisId: 'month', start: 25, end: 75 }]}
      />
    </Box>
  );
}
