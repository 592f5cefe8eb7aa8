import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { gigawattHours, iowaGeneration } from 'sample-data/generation';

const triggers = ['axis', 'item', 'none'] as const;

export default function ItemOrAxis() {
  const [trigger, setTrigger] = useState<(typeof triggers)[number]>('axis');

  return (
    <Stack sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="trigger"
        exclusive
        size="small"
        value={trigger}
        onChange={(_, value) => setTrigger(value ?? trigger)}
        sx={{ px: 3, '& button': { textTransform: 'none' } }}
      >
        {triggers.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={260}
        title="Fossil and renewable electricity in Iowa, 2001 to 2017"
        dataset={iowaGeneration}
        xAxis={[{ dataKey: 'year', valueFormatter: String }]}
        yAxis={[{ label: 'GWh', width: 68 }]}
        series={[
          { dataKey: 'fossil', label: 'Fossil fuels', color: '#7a7d92' },
          { dataKey: 'renewable', label: 'Renewable', color: '#2c8c82' },
        ].map((series) => ({ ...series, valueFormatter: gigawattHours }))}
        slotProps={{ tooltip: { trigger } }}
      />
    </Stack>
  );
}
