import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { weather } from 'sample-data/weather';

const baselines = ['min', 'max', 10] as const;

export default function Baselines() {
  const [baseline, setBaseline] = useState<(typeof baselines)[number]>(10);

  return (
    <Stack sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Baseline"
        exclusive
        size="small"
        value={baseline}
        onChange={(_, value) => setBaseline(value ?? baseline)}
        sx={{ px: 3 }}
      >
        {baselines.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={220}
        title="Mean temperature by month"
        dataset={weather}
        xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
        yAxis={[{ label: 'Mean (°C)', width: 56 }]}
        series={[{ dataKey: 'temperature', area: true, baseline }]}
      />
    </Stack>
  );
}
