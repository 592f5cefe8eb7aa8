import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro';
import { useState } from 'react';
import { steps } from './steps';

export default function Curves() {
  const [curve, setCurve] = useState<'linear' | 'bump' | 'step'>('bump');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="curve"
        value={curve}
        onChange={(_event, value) => value && setCurve(value)}
      >
        <ToggleButton value="linear">linear</ToggleButton>
        <ToggleButton value="bump">bump</ToggleButton>
        <ToggleButton value="step">step</ToggleButton>
      </ToggleButtonGroup>
      <FunnelChart
        height={260}
        title="Visitors of a shop, step by step"
        hideLegend
        series={[{ data: steps, curve }]}
      />
    </Box>
  );
}
