import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { useId, useState } from 'react';
import { sunspots } from 'sample-data/sunspots';

export default function ClippedLine() {
  const [isClipped, setIsClipped] = useState(true);
  const clipPathId = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isClipped} onChange={(_event, value) => setIsClipped(value)} />}
        label="Clip the line"
      />
      <ChartContainer
        height={240}
        title="Sunspot numbers up to 100, 1850 to 1900"
        xAxis={[
          {
            data: sunspots.map(({ year }) => year),
            min: 1850,
            max: 1900,
            valueFormatter: String,
          },
        ]}
        yAxis={[{ max: 100 }]}
        series={[{ type: 'line', data: sunspots.map(({ spots }) => spots), color: '#d97706' }]}
      >
        <ChartsClipPath id={clipPathId} />
        <g clipPath={isClipped ? `url(#${clipPathId})` : undefined}>
          <LinePlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
    </Box>
  );
}
