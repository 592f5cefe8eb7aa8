import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';
import { useState } from 'react';

export default function SeriesOptions() {
  const [fillArea, setFillArea] = useState(false);
  const [hideMark, setHideMark] = useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={fillArea} onChange={(_event, value) => setFillArea(value)} />}
        label="fillArea"
      />
      <FormControlLabel
        control={<Switch checked={hideMark} onChange={(_event, value) => setHideMark(value)} />}
        label="hideMark"
      />
      <RadarChart
        height={280}
        title="Skills of a team"
        series={[{ data: [70, 85, 60, 92, 55], fillArea, hideMark, color: '#7c3aed' }]}
        radar={{ max: 100, metrics: ['Code', 'Design', 'Writing', 'Tests', 'Sales'] }}
      />
    </Box>
  );
}
