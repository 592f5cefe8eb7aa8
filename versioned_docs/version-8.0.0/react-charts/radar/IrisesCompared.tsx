import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';
import { irises, irisMeasures } from 'sample-data/irises';

const colors = ['#0072b2', '#d55e00', '#9c5b9a'];

export default function IrisesCompared() {
  return (
    <RadarChart
      height={340}
      title="Three species of iris"
      desc="Iris setosa has small petals and wide sepals. Iris virginica has the longest petals and sepals."
      series={irises.map(({ species, means }, index) => ({
        label: species,
        data: means,
        color: colors[index],
        fillArea: true,
        valueFormatter: (value: number | null) => `${value} cm`,
      }))}
      radar={{ max: 7, startAngle: 45, metrics: irisMeasures }}
    />
  );
}
