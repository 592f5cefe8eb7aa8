import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig } from '@mui/x-charts/models';
import { useState } from 'react';
import { airTemperature } from 'sample-data/earth';

const altitudes = airTemperature.map(({ altitude }) => `${altitude} km`);

const ordinal: AxisConfig<'band'>['colorMap'] = {
  type: 'ordinal',
  values: ['0 km', '11 km'],
  colors: ['#dc2626', '#2563eb'],
  unknownColor: '#8a8f98',
};
const ofTemperature: Record<string, AxisConfig<'linear'>['colorMap']> = {
  piecewise: { type: 'piecewise', thresholds: [-40, 0], colors: ['#2563eb', '#0d9488', '#dc2626'] },
  continuous: { type: 'continuous', min: -60, max: 20, color: ['#2563eb', '#dc2626'] },
};

export default function ColorsByValue() {
  const [type, setType] = useState('piecewise');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the color map"
        value={type}
        onChange={(_event, value) => value && setType(value)}
      >
        <ToggleButton value="piecewise">piecewise</ToggleButton>
        <ToggleButton value="continuous">continuous</ToggleButton>
        <ToggleButton value="ordinal">ordinal</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={260}
        title="Temperature of the air by altitude"
        xAxis={[
          {
            data: altitudes,
            scaleType: 'band',
            colorMap: type === 'ordinal' ? ordinal : undefined,
          },
        ]}
        yAxis={[{ label: '°C', colorMap: ofTemperature[type] }]}
        series={[{ data: airTemperature.map(({ temperature }) => temperature) }]}
      />
    </Box>
  );
}
