import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';

export default function GainsAndLosses() {
  const [stackOffset, setOffset] = useState<'diverging' | 'none'>('diverging');
  const members = { stack: 'members', stackOffset } as const;

  return (
    <Stack sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="stackOffset"
        exclusive
        size="small"
        value={stackOffset}
        onChange={(_, value) => setOffset(value ?? stackOffset)}
        sx={{ px: 3, '& button': { textTransform: 'none' } }}
      >
        <ToggleButton value="diverging">diverging</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={260}
        title="Members of a choir who joined and left"
        xAxis={[{ data: ['2022', '2023', '2024', '2025'], scaleType: 'band' }]}
        series={[
          { data: [12, 15, 14, 11], label: 'Joined', color: '#2c8c82', ...members },
          { data: [-5, -8, -4, -6], label: 'Moved away', color: '#d1495b', ...members },
          { data: [-2, -3, -1, -2], label: 'Retired', color: '#8c8fa3', ...members },
        ]}
      />
    </Stack>
  );
}
