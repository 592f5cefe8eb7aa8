import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { airlinePassengers, monthNames } from 'sample-data/airline';
import PartNumbers from './PartNumbers';

export default function AnatomyOfAChart() {
  return (
    <ChartDataProvider
      height={340}
      xAxis={[{ data: monthNames, scaleType: 'band' }]}
      yAxis={[{ label: 'Thousand passengers', width: 64, max: 700 }]}
      series={[
        { type: 'bar', label: '1960', data: airlinePassengers[11], color: '#5b8fc9' },
        { type: 'line', label: '1955', data: airlinePassengers[6], color: '#c2410c' },
      ]}
    >
      <Box sx={{ width: '100%', '& .MuiChartsLegend-root': { justifyContent: 'center' } }}>
        <ChartsLegend direction="horizontal" />
        <ChartsSurface title="Airline passengers by month in 1955 and 1960">
          <ChartsGrid horizontal />
          <BarPlot borderRadius={3} />
          <LinePlot />
          <MarkPlot />
          <ChartsReferenceLine
            y={500}
            label="Half a million"
            labelAlign="start"
            labelStyle={{ direction: 'ltr' }}
          />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis />
          <ChartsYAxis />
          <PartNumbers />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Box>
    </ChartDataProvider>
  );
}
