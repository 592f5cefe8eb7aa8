import Box from '@mui/material/Box';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { penguins } from 'sample-data/penguins';

const data = penguins.map(({ id, flipper, mass }) => ({ id, x: flipper, y: mass }));

export default function VerticalScale() {
  return (
    <Box sx={{ display: 'flex', width: '100%', alignItems: 'center' }}>
      <ChartDataProvider
        height={260}
        xAxis={[{ min: 170, label: 'Flipper (mm)' }]}
        yAxis={[
          {
            id: 'mass',
            min: 2500,
            width: 50,
            valueFormatter: (grams: number) => `${grams / 1000} kg`,
            colorMap: { type: 'continuous', min: 2700, max: 6300, color: ['#3d7fc4', '#b0479a'] },
          },
        ]}
        series={[{ type: 'scatter', data, markerSize: 3 }]}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ChartsSurface title="Flipper and mass of penguins, colored by mass">
            <ScatterPlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
        </Box>
        <ContinuousColorLegend
          axisDirection="y"
          axisId="mass"
          direction="vertical"
          labelPosition="extremes"
          thickness={16}
          sx={{ height: 180, whiteSpace: 'nowrap' }}
        />
      </ChartDataProvider>
    </Box>
  );
}
