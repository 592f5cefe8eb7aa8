import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { penguins } from 'sample-data/penguins';

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanX = mean(penguins.map(({ flipper }) => flipper));
const meanY = mean(penguins.map(({ mass }) => mass));

const slope =
  mean(penguins.map(({ flipper, mass }) => (flipper - meanX) * (mass - meanY))) /
  mean(penguins.map(({ flipper }) => (flipper - meanX) ** 2));
const ends = [172, 231];

export default function TrendLine() {
  return (
    <ChartContainer
      height={280}
      title="Flipper and mass of penguins, with their trend"
      xAxis={[{ data: ends, min: 170, label: 'Flipper (mm)' }]}
      yAxis={[{ label: 'Mass (g)', width: 64 }]}
      series={[
        {
          type: 'scatter',
          data: penguins.map(({ id, flipper, mass }) => ({ id, x: flipper, y: mass })),
          markerSize: 3,
          color: '#8fb3d9',
        },
        {
          type: 'line',
          data: ends.map((flipper) => meanY + slope * (flipper - meanX)),
          color: '#d1495b',
        },
      ]}
    >
      <ScatterPlot />
      <LinePlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}
