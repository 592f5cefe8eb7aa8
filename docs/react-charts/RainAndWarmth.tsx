import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { weather } from 'sample-data/weather';

export default function RainAndWarmth() {
  return (
    <ChartDataProvider
      height={300}
      dataset={weather}
      margin={{ bottom: 8 }}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)', width: 56 },
        { id: 'warmth', label: 'Mean (°C)', width: 48, position: 'right', min: 0, max: 25 },
      ]}
      series={[
        { type: 'bar', dataKey: 'rain', label: 'Rain', color: '#4a8cc4', yAxisId: 'rain' },
        {
          type: 'line',
          dataKey: 'temperature',
          label: 'Temperature',
          color: '#d1495b',
          yAxisId: 'warmth',
        },
      ]}
    >
      <Stack sx={{ width: '100%', alignItems: 'center' }}>
        <ChartsLegend direction="horizontal" />
        <ChartsSurface title="Rain and temperature over the year">
          <ChartsAxisHighlight x="band" />
          <BarPlot borderRadius={3} />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="rain" />
          <ChartsYAxis axisId="warmth" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Stack>
    </ChartDataProvider>
  );
}
