import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import type {} from '@mui/x-charts/themeAugmentation';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const withOwnCharts = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiBarChart: { defaultProps: { colors: ['#0e7490'], borderRadius: 6 } },
    MuiLineChart: { defaultProps: { colors: ['#e11d48'] } },
    MuiChartsGrid: { styleOverrides: { line: { strokeDasharray: '2 4' } } },
    MuiChartsSurface: {
      styleOverrides: { root: { [`& .${lineElementClasses.root}`]: { strokeWidth: 4 } } },
    },
  },
});

export default function ThemedCharts() {
  return (
    <ThemeProvider theme={withOwnCharts}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <BarChart
          height={180}
          title="Loans by weekday"
          grid={{ horizontal: true }}
          xAxis={[{ data: days, scaleType: 'band' }]}
          series={[{ data: [82, 74, 91, 66, 120] }]}
        />
        <LineChart
          height={180}
          title="Returns by weekday"
          grid={{ horizontal: true }}
          xAxis={[{ data: days, scaleType: 'point' }]}
          series={[{ data: [70, 81, 77, 84, 95] }]}
        />
      </Box>
    </ThemeProvider>
  );
}
