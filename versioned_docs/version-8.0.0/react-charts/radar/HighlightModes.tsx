import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';
import { useState } from 'react';

export default function HighlightModes() {
  const [highlight, setHighlight] = useState<'axis' | 'series' | 'none'>('axis');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="highlight"
        value={highlight}
        onChange={(_event, value) => value && setHighlight(value)}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="series">series</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <RadarChart
        height={300}
        title="Two railway lines compared"
        highlight={highlight}
        slotProps={{ tooltip: { trigger: highlight === 'series' ? 'item' : highlight } }}
        series={[
          { label: 'Coast', data: [92, 64, 71, 88, 55], color: '#0369a1', fillArea: true },
          { label: 'Valley', data: [78, 85, 90, 52, 74], color: '#c2410c', fillArea: true },
        ]}
        radar={{ max: 100, metrics: ['On time', 'Seats', 'Price', 'Trains', 'Speed'] }}
      />
    </Box>
  );
}
