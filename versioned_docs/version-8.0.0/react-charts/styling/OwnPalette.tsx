import { LineChart } from '@mui/x-charts/LineChart';
import type { ChartsColorPaletteCallback } from '@mui/x-charts/colorPalettes';
import { iowaGeneration } from 'sample-data/generation';

/** From the set of M. Okabe and K. Ito: hues that stay apart for color-blind readers. */
const okabeIto: ChartsColorPaletteCallback = (mode) =>
  mode === 'dark' ? ['#56b4e9', '#e69f00', '#2fc79b'] : ['#0072b2', '#b35900', '#00795c'];

export default function OwnPalette() {
  return (
    <LineChart
      height={280}
      title="Electricity generated in Iowa by source"
      colors={okabeIto}
      dataset={iowaGeneration.filter(({ year }) => year % 2)}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ width: 72, label: 'GWh' }]}
      series={[
        { dataKey: 'fossil', label: 'Fossil', shape: 'circle' },
        { dataKey: 'renewable', label: 'Renewable', shape: 'square' },
        { dataKey: 'nuclear', label: 'Nuclear', shape: 'triangle' },
      ]}
    />
  );
}
