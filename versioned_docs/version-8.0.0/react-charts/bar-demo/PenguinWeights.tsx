import { BarChart } from '@mui/x-charts/BarChart';
import { penguins } from 'sample-data/penguins';

const width = 250;
const bins = Array.from({ length: 16 }, (_, index) => 2500 + index * width);
const species = [
  { name: 'Adélie', color: '#c2410c' },
  { name: 'Chinstrap', color: '#7b61c4' },
  { name: 'Gentoo', color: '#0d9488' },
];

const count = (name: string, from: number) =>
  penguins.filter((bird) => bird.species === name && bird.mass >= from && bird.mass < from + width)
    .length;

export default function PenguinWeights() {
  return (
    <BarChart
      height={300}
      title="Body mass of 342 penguins in steps of 250 grams"
      xAxis={[
        {
          data: bins,
          scaleType: 'band',
          categoryGapRatio: 0.04,
          label: 'Body mass from (g)',
          height: 48,
          valueFormatter: (grams: number, { location }) =>
            location === 'tick' ? `${grams}` : `${grams} to ${grams + width - 1} g`,
        },
      ]}
      yAxis={[{ label: 'Penguins', width: 52 }]}
      series={species.map(({ name, color }) => ({
        data: bins.map((from) => count(name, from)),
        label: name,
        color,
        stack: 'penguins',
      }))}
    />
  );
}
