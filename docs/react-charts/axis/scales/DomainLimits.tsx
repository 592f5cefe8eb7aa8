import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { carbonDioxide } from 'sample-data/climate';

const limits = {
  nice: 'nice',
  strict: 'strict',
  'a function': (min: number, max: number) => ({ min: min - 17, max: max + 36 }),
} as const;

export default function DomainLimits() {
  const [name, setName] = useState<keyof typeof limits>('nice');

  return (
    <Stack sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="domainLimit"
        exclusive
        size="small"
        value={name}
        onChange={(_, value) => setName(value ?? name)}
        sx={{ px: 3, '& button': { textTransform: 'none' } }}
      >
        {Object.keys(limits).map((key) => (
          <ToggleButton key={key} value={key}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={240}
        title="Carbon dioxide at Mauna Loa"
        dataset={carbonDioxide}
        xAxis={[{ dataKey: 'year', domainLimit: limits[name], valueFormatter: String }]}
        yAxis={[{ domainLimit: limits[name], label: 'CO₂ (ppm)', width: 60 }]}
        series={[{ dataKey: 'co2', color: '#d1495b' }]}
      />
    </Stack>
  );
}
