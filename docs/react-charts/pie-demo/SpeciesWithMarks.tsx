import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { PieChart } from '@mui/x-charts/PieChart';
import { penguins } from 'sample-data/penguins';

// #region taught
function Penguin({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24">
      <path
        className={className}
        fill={color}
        d="M12 1a5 5 0 0 0-5 5v3c-2 2-4 6-4 9l4-3v3a4 4 0 0 0 2 3l-3 2h12l-3-2a4 4 0 0 0 2-3v-3l4 3c0-3-2-7-4-9V6a5 5 0 0 0-5-5Z"
      />
    </svg>
  );
}

const species = [
  { name: 'Adélie', color: '#c2410c' },
  { name: 'Chinstrap', color: '#7b61c4' },
  { name: 'Gentoo', color: '#0d9488' },
];
// #endregion taught

export default function SpeciesWithMarks() {
  return (
    <PieChart
      height={260}
      title="Penguins measured, by species"
      series={[
        {
          data: species.map(({ name, color }) => ({
            id: name,
            label: name,
            color,
            value: penguins.filter((bird) => bird.species === name).length,
            // #region taught
            labelMarkType: Penguin,
            // #endregion taught
          })),
          arcLabel: 'value',
          valueFormatter: ({ value }) => `${value} penguins`,
        },
      ]}
      slotProps={{
        legend: { sx: { '& .MuiChartsLabelMark-root, & svg': { width: 22, height: 22 } } },
      }}
      sx={{ '& .MuiPieArcLabel-root': { fill: '#fff' } }}
    />
  );
}
