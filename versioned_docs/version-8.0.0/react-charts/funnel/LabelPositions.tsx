import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro';
import { useState } from 'react';
import { steps } from './steps';

export default function LabelPositions() {
  const [horizontal, setHorizontal] = useState<'start' | 'center' | 'end'>('start');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Horizontal position of the labels"
        value={horizontal}
        onChange={(_event, value) => value && setHorizontal(value)}
      >
        <ToggleButton value="start">start</ToggleButton>
        <ToggleButton value="center">center</ToggleButton>
        <ToggleButton value="end">end</ToggleButton>
      </ToggleButtonGroup>
      <Box dir="ltr">
        <FunnelChart
          height={280}
          title="Visitors of a shop, step by step"
          hideLegend
          series={[
            {
              data: steps,
              sectionLabel: {
                position: { horizontal, vertical: 'middle' },
                offset: { x: horizontal === 'end' ? -24 : 24 },
              },
              valueFormatter: ({ value }) => `${Math.round((100 * value) / 1800)}%`,
            },
          ]}
        />
      </Box>
    </Box>
  );
}
