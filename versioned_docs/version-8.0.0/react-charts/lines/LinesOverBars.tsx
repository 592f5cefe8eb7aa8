import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { energy, terawattHours } from 'sample-data/energy';

export default function LinesOverBars() {
  return (
    <ChartContainer
      height={260}
      title="Gas as bars, wind as a line"
      dataset={energy}
      xAxis={[{ dataKey: 'name', scaleType: 'band' }]}
      yAxis={[{ label: 'TWh', width: 48 }]}
      series={[
        {
          type: 'bar',
          dataKey: 'gas',
          label: 'Gas',
          color: '#b9bbca',
          valueFormatter: terawattHours,
        },
        {
          type: 'line',
          dataKey: 'wind',
          label: 'Wind',
          color: '#1f8a80',
          valueFormatter: terawattHours,
        },
      ]}
    >
      <ChartsAxisHighlight x="band" />
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <LineHighlightPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
  );
}
