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

const months = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const orders = [412, 398, 455, 520, 781, 944];
const returned = [0.052, 0.049, 0.047, 0.058, 0.071, 0.083];
const percent = (share: number | null) => `${((share ?? 0) * 100).toFixed(0)}%`;

export default function OrdersAndReturns() {
  return (
    <ChartDataProvider
      height={280}
      xAxis={[{ data: months, scaleType: 'band' }]}
      yAxis={[
        { id: 'count', label: 'Orders', width: 60 },
        {
          id: 'share',
          label: 'Returned',
          width: 60,
          position: 'right',
          min: 0,
          max: 0.1,
          valueFormatter: percent,
        },
      ]}
      series={[
        { type: 'bar', yAxisId: 'count', data: orders, label: 'Orders', color: '#4a8cc4' },
        {
          type: 'line',
          yAxisId: 'share',
          data: returned,
          label: 'Returned',
          color: '#d1495b',
          valueFormatter: percent,
        },
      ]}
    >
      <Stack sx={{ width: '100%', alignItems: 'center' }}>
        <ChartsLegend direction="horizontal" />
        <ChartsSurface title="Orders by month, and the share that was returned">
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="count" />
          <ChartsYAxis axisId="share" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Stack>
    </ChartDataProvider>
  );
}
