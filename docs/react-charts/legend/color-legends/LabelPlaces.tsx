import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { carbonDioxide } from 'sample-data/climate';

const places = ['start', 'end', 'extremes'] as const;

export default function LabelPlaces() {
  const [labelPosition, setPlace] = useState<(typeof places)[number]>('end');

  return (
    <Stack sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="labelPosition"
        exclusive
        size="small"
        value={labelPosition}
        onChange={(_, value) => setPlace(value ?? labelPosition)}
        sx={{ px: 3, '& button': { textTransform: 'none' } }}
      >
        {places.map((place) => (
          <ToggleButton key={place} value={place}>
            {place}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={220}
        title="Carbon dioxide at Mauna Loa"
        dataset={carbonDioxide}
        xAxis={[{ dataKey: 'year', valueFormatter: String }]}
        yAxis={[
          {
            label: 'CO₂ (ppm)',
            width: 60,
            colorMap: { type: 'continuous', min: 317, max: 414, color: ['#3d7fc4', '#d1495b'] },
          },
        ]}
        series={[{ dataKey: 'co2' }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{ legend: { axisDirection: 'y', labelPosition, sx: { width: 200 } } }}
      />
    </Stack>
  );
}
