import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { weather } from 'sample-data/weather';

const mean = weather.reduce((sum, { rain }) => sum + rain, 0) / weather.length;

export default function BarsAndLine() {
  return (
    <ChartContainer
      height={260}
      title="Rain by month and its mean"
      dataset={weather}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      yAxis={[{ label: 'Rain (mm)', width: 56 }]}
      series={[{ type: 'bar', dataKey: 'rain', color: '#4a8cc4' }]}
    >
      <BarPlot borderRadius={4} />
      <ChartsReferenceLine y={mean} label={`Mean: ${mean.toFixed(0)} mm`} labelAlign="middle" />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="item" />
    </ChartContainer>
  );
}
