import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChartPro } from '@mui/x-charts-pro';
import { useState } from 'react';
import { carbonDioxide } from 'sample-data/climate';

export default function FilterModes() {
  const [filterMode, setFilterMode] = useState<'keep' | 'discard'>('discard');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="filterMode"
        value={filterMode}
        onChange={(_event, value) => value && setFilterMode(value)}
      >
        <ToggleButton value="keep">keep</ToggleButton>
        <ToggleButton value="discard">discard</ToggleButton>
      </ToggleButtonGroup>
      <LineChartPro
        height={260}
        title="Carbon dioxide at Mauna Loa"
        dataset={carbonDioxide}
        xAxis={[{ id: 'year', dataKey: 'year', valueFormatter: String, zoom: { filterMode } }]}
        yAxis={[{ label: 'ppm', width: 56 }]}
        series={[{ dataKey: 'co2', color: '#be185d' }]}
        initialZoom={[{ axisId: 'year', start: 50, end: 90 }]}
      />
    </Box>
  );
}
