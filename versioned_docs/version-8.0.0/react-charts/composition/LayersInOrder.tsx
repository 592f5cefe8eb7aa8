import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { useState } from 'react';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function LayersInOrder() {
  const [front, setFront] = useState('bars');
  const bars = <BarPlot key="bars" />;
  const area = [<AreaPlot key="area" />, <LinePlot key="line" />];

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="In front"
        value={front}
        onChange={(_event, value) => value && setFront(value)}
      >
        <ToggleButton value="bars">Bars in front</ToggleButton>
        <ToggleButton value="area">Area in front</ToggleButton>
        <ToggleButton value="grid">Grid in front</ToggleButton>
      </ToggleButtonGroup>
      <ChartContainer
        height={260}
        title="Visitors of a pool, and its capacity, by weekday"
        xAxis={[{ data: days, scaleType: 'band' }]}
        yAxis={[{ label: 'People', width: 60 }]}
        series={[
          { type: 'bar', data: [210, 190, 260, 240, 380, 520, 470], color: '#0e7490' },
          {
            type: 'line',
            data: [300, 300, 300, 300, 420, 560, 560],
            area: true,
            curve: 'step',
            color: '#fbbf24',
          },
        ]}
      >
        {front !== 'grid' && <ChartsGrid horizontal />}
        {front === 'area' ? [bars, area] : [area, bars]}
        {front === 'grid' && <ChartsGrid horizontal />}
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
    </Box>
  );
}
