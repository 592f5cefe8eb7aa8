import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useXAxis } from '@mui/x-charts/hooks';

function Figures() {
  const series = useBarSeries();
  const { data } = useXAxis();
  return (
    <Box component="table" sx={{ width: '100%', textAlign: 'end', typography: 'body2' }}>
      <thead>
        <tr>
          <th scope="col">Room</th>
          {data?.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.map(({ id, label, data: visitors }) => (
          <tr key={id}>
            <th scope="row">{String(label)}</th>
            {visitors.map((count, index) => (
              <td key={data?.[index]}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

export default function FiguresBelowTheChart() {
  return (
    <ChartDataProvider
      height={220}
      xAxis={[{ data: ['Thu', 'Fri', 'Sat', 'Sun'], scaleType: 'band' }]}
      series={[
        { type: 'bar', label: 'Attic', data: [64, 82, 140, 121], color: '#7c6bc4' },
        { type: 'bar', label: 'Cellar', data: [38, 51, 96, 88], color: '#2a9d8f' },
      ]}
    >
      <Box sx={{ width: '100%' }}>
        <ChartsLegend />
        <ChartsSurface title="Visitors of two rooms of a museum">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <Figures />
      </Box>
    </ChartDataProvider>
  );
}
