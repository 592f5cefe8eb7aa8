import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { useState } from 'react';

export default function ResizedParent() {
  const [percent, setPercent] = useState(60);
  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        aria-label="Width of the parent in percent"
        min={30}
        max={100}
        value={percent}
        onChange={(_event, value) => setPercent(value as number)}
        valueLabelDisplay="auto"
      />
      <Box sx={{ width: `${percent}%`, height: 180, border: 1, borderColor: 'divider' }}>
        <ChartContainer
          title="Parcels by weekday"
          xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'band' }]}
          series={[{ type: 'bar', data: [31, 24, 27, 35, 42], color: '#0f766e' }]}
        >
          <BarPlot />
          <ChartsXAxis />
        </ChartContainer>
      </Box>
    </Box>
  );
}
