import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { weather } from 'sample-data/weather';

export default function ComposedTooltip() {
  return (
    <ChartContainer
      height={240}
      title="Mean temperature by month"
      dataset={weather}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        {
          type: 'line',
          dataKey: 'temperature',
          label: 'Mean',
          color: '#d1495b',
          valueFormatter: (value) => `${value} °C`,
        },
      ]}
    >
      <LinePlot />
      <ChartsXAxis />
      <ChartsAxisHighlight x="line" />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
  );
}
