import Box from '@mui/material/Box';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const mirrored = (outer: Theme) => createTheme({ ...outer, direction: 'rtl' });
const amount = new Intl.NumberFormat('ar-EG');

export default function MirroredChart() {
  return (
    <ThemeProvider theme={mirrored}>
      <Box dir="rtl" lang="ar" sx={{ width: '100%' }}>
        <BarChart
          height={260}
          title="الطلبات حسب المدينة"
          xAxis={[
            {
              scaleType: 'band',
              data: ['القاهرة', 'الإسكندرية', 'أسوان', 'الأقصر'],
              reverse: true,
            },
          ]}
          yAxis={[
            {
              position: 'right',
              valueFormatter: (value: number) => amount.format(value),
            },
          ]}
          series={[
            { label: 'المتجر', data: [412, 288, 97, 131], color: '#0f766e' },
            { label: 'الموقع', data: [547, 330, 62, 104], color: '#b45309' },
          ]}
        />
      </Box>
    </ThemeProvider>
  );
}
