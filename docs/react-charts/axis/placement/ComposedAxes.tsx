import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { energy } from 'sample-data/energy';

export default function ComposedAxes() {
  return (
    <ChartContainer
      height={280}
      title="Gas as bars, solar as a line, each with its own axis"
      dataset={energy}
      xAxis={[{ dataKey: 'name', scaleType: 'band' }]}
      yAxis={[
        { id: 'gas', label: 'Gas (TWh)', width: 56 },
        { id: 'solar', label: 'Solar (TWh)', width: 56, position: 'right' },
      ]}
      series={[
        { type: 'bar', dataKey: 'gas', yAxisId: 'gas', color: '#b9bbca' },
        { type: 'line', dataKey: 'solar', yAxisId: 'solar', color: '#b37b00' },
      ]}
    >
      <ChartsGrid horizontal />
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="gas" />
      <ChartsYAxis axisId="solar" />
    </ChartContainer>
  );
}
