import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';
import { weather } from 'sample-data/weather';

const everyThird = (_month: string, index: number) => index % 3 === 0;

export default function EveryThirdLabel() {
  const [filtered, setFiltered] = useState<'labels' | 'ticks'>('labels');

  return (
    <Stack sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Filtered"
        exclusive
        size="small"
        value={filtered}
        onChange={(_, value) => setFiltered(value ?? filtered)}
        sx={{ px: 3, '& button': { textTransform: 'none' } }}
      >
        <ToggleButton value="labels">tickLabelInterval</ToggleButton>
        <ToggleButton value="ticks">tickInterval</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={220}
        title="Rain by month"
        dataset={weather}
        xAxis={[
          {
            dataKey: 'month',
            scaleType: 'band',
            tickPlacement: 'middle',
            tickLabelInterval: filtered === 'labels' ? everyThird : 'auto',
            tickInterval: filtered === 'ticks' ? everyThird : 'auto',
          },
        ]}
        yAxis={[{ label: 'Rain (mm)', width: 56 }]}
        series={[{ dataKey: 'rain' }]}
      />
    </Stack>
  );
}
