import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';

export default function PatternedBars() {
  const id = useId();

  return (
    <BarChart
      height={260}
      title="Energy of a house by source and season"
      xAxis={[{ data: ['Spring', 'Summer', 'Autumn', 'Winter'], scaleType: 'band' }]}
      yAxis={[{ label: 'kWh', width: 60 }]}
      series={[
        { label: 'Solar', data: [620, 910, 430, 160], color: `url(#${id}-stripes)` },
        { label: 'Grid', data: [380, 140, 520, 990], color: `url(#${id}-dots)` },
      ]}
    >
      <defs>
        <pattern
          id={`${id}-stripes`}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={8} height={8} fill="#f59e0b" />
          <rect width={3} height={8} fill="#92400e" />
        </pattern>
        <pattern id={`${id}-dots`} width={10} height={10} patternUnits="userSpaceOnUse">
          <rect width={10} height={10} fill="#2563eb" />
          <circle cx={5} cy={5} r={2} fill="#bfdbfe" />
        </pattern>
      </defs>
    </BarChart>
  );
}
