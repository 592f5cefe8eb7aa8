import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { useState } from 'react';

const visitors = [120, 132, 128, 141, 210, 190, 176];

function Note() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const { top } = useDrawingArea();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Button
      size="small"
      variant="outlined"
      onClick={() => setIsOpen(!isOpen)}
      aria-expanded={isOpen}
      sx={{ position: 'absolute' }}
      style={{ left: x(5), top: Math.max(top, y(210) - 36), transform: 'translateX(-50%)' }}
    >
      {isOpen ? 'Festival in the park' : 'Why?'}
    </Button>
  );
}

export default function NoteOverTheChart() {
  return (
    <ChartDataProvider
      height={240}
      xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7], label: 'Week', tickMinStep: 1 }]}
      yAxis={[{ min: 0, max: 260, label: 'Visitors', width: 56 }]}
      series={[{ type: 'line', data: visitors, color: '#7c3aed' }]}
    >
      <Box sx={{ width: '100%', position: 'relative' }}>
        <ChartsSurface title="Visitors by week, highest in week 5">
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <Note />
      </Box>
    </ChartDataProvider>
  );
}
