import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { penguins, penguinSpecies } from 'sample-data/penguins';

const colors = { Adélie: '#d46c28', Chinstrap: '#8e5cc2', Gentoo: '#12867e' };

export default function PenguinSpecies() {
  return (
    <ScatterChart
      height={360}
      title="Flipper and body mass of 342 penguins of three species"
      desc="Longer flippers go with a larger mass. Gentoo penguins stand apart: flippers over 203 mm and 4 to 6.3 kg."
      xAxis={[{ label: 'Flipper (mm)', min: 170 }]}
      yAxis={[{ label: 'Mass (g)', width: 64, min: 2500 }]}
      series={penguinSpecies.map((species) => ({
        label: species,
        color: colors[species],
        data: penguins
          .filter((penguin) => penguin.species === species)
          .map(({ id, flipper, mass }) => ({ id, x: flipper, y: mass })),
        valueFormatter: (point) => point && `${point.x} mm, ${point.y} g`,
      }))}
      grid={{ horizontal: true, vertical: true }}
      sx={{ '& circle': { fillOpacity: 0.75 } }}
    />
  );
}
