import { areaElementClasses, LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { useId } from 'react';
import { carbonDioxide } from 'sample-data/climate';

export default function FadingArea() {
  const gradient = useId();

  return (
    <LineChart
      height={260}
      title="Carbon dioxide in the air at Mauna Loa"
      dataset={carbonDioxide}
      xAxis={[{ dataKey: 'year', domainLimit: 'strict', valueFormatter: String }]}
      yAxis={[{ min: 300, max: 420, label: 'ppm', width: 60 }]}
      series={[{ dataKey: 'co2', area: true, showMark: false, color: '#be185d', baseline: 'min' }]}
      sx={{
        [`& .${areaElementClasses.root}`]: { fill: `url(#${gradient})` },
        [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
      }}
    >
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#be185d" stopOpacity={0.6} />
          <stop offset="100%" stopColor="#be185d" stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
