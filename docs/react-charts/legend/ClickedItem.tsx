import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';

const all = [
  { id: 'web', data: [412, 463, 398, 547], label: 'Web shop', color: '#3d7fc4' },
  { id: 'store', data: [288, 251, 274, 330], label: 'Store', color: '#2c8c82' },
  { id: 'phone', data: [64, 58, 71, 49], label: 'Phone', color: '#b37b00' },
];

export default function ClickedItem() {
  const [hidden, setHidden] = useState<readonly (string | number)[]>([]);

  return (
    <BarChart
      height={260}
      title="Orders per quarter"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' }]}
      series={all.map((series) =>
        hidden.includes(series.id)
          ? { ...series, data: [], label: `${series.label} (hidden)` }
          : series,
      )}
      slotProps={{
        legend: {
          onItemClick: (_event: unknown, { seriesId }: { seriesId: string | number }) =>
            setHidden((ids) =>
              ids.includes(seriesId) ? ids.filter((id) => id !== seriesId) : [...ids, seriesId],
            ),
        },
      }}
    />
  );
}
