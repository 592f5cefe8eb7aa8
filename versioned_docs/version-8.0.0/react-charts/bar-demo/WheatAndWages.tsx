import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { wheat } from './wheat';

const shillings = (value: number | null) => (value === null ? '' : `${value} shillings`);

export default function WheatAndWages() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartDataProvider
        height={320}
        dataset={wheat}
        xAxis={[
          {
            dataKey: 'year',
            scaleType: 'band',
            categoryGapRatio: 0.05,
            valueFormatter: String,
            tickInterval: (year: number) => year % 50 === 0,
            tickPlacement: 'middle',
          },
        ]}
        yAxis={[{ label: 'Shillings', max: 100, position: 'right', width: 56 }]}
        series={[
          {
            type: 'bar',
            dataKey: 'price',
            label: 'A quarter of wheat',
            color: '#78716c',
            valueFormatter: shillings,
          },
          {
            type: 'line',
            dataKey: 'wages',
            label: 'A week of work',
            color: '#c81e4a',
            area: true,
            valueFormatter: shillings,
          },
        ]}
      >
        <ChartsLegend />
        <ChartsSurface
          title="Price of wheat and wages in England, 1565 to 1820"
          sx={{ '& .MuiAreaElement-root': { opacity: 0.5 } }}
        >
          <BarPlot />
          <AreaPlot />
          <LinePlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartDataProvider>
    </Box>
  );
}
