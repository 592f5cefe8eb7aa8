import { Heatmap, heatmapClasses } from '@mui/x-charts-pro';

const cells = [2, 5, 3, 8, 6, 4, 9, 7, 1, 3, 6, 8].map(
  (value, index) => [index % 4, Math.floor(index / 4), value] as const,
);

export default function HighlightedCell() {
  return (
    <Heatmap
      height={220}
      xAxis={[{ data: ['Spring', 'Summer', 'Autumn', 'Winter'] }]}
      yAxis={[{ data: ['North', 'Center', 'South'], width: 60 }]}
      zAxis={[{ colorMap: { type: 'continuous', max: 10, color: ['#ecfdf5', '#047857'] } }]}
      series={[
        { data: cells, label: 'Days', highlightScope: { highlight: 'item', fade: 'global' } },
      ]}
      sx={{
        [`& .${heatmapClasses.cell}`]: { transition: 'opacity 0.2s' },
        [`& .${heatmapClasses.faded}`]: { opacity: 0.35 },
      }}
    />
  );
}
