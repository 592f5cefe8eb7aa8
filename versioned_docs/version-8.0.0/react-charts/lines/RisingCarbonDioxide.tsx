import { LineChart } from '@mui/x-charts/LineChart';
import { carbonDioxide } from 'sample-data/climate';

export default function RisingCarbonDioxide() {
  return (
    <LineChart
      height={300}
      title="Carbon dioxide at Mauna Loa, 1960 to 2020"
      desc="From 317 parts per million in 1960 to 414 in 2020; each decade added more than the one before."
      dataset={carbonDioxide}
      xAxis={[{ dataKey: 'year', valueFormatter: (year: number) => `${year}` }]}
      yAxis={[{ label: 'CO₂ (ppm)', width: 60, min: 300 }]}
      series={[
        {
          dataKey: 'co2',
          label: 'Carbon dioxide',
          color: '#d1495b',
          area: true,
          baseline: 'min',
          valueFormatter: (value) => `${value} ppm`,
        },
      ]}
      grid={{ horizontal: true }}
      hideLegend
      sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.2 } }}
    />
  );
}
