import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { layOut } from './layOut';

const colors: Record<string, string> = { Wind: '#0d9488', Gas: '#d97706', Hydro: '#3b82f6' };
const flows = [
  { from: 'Wind', to: 'Homes', value: 16 },
  { from: 'Wind', to: 'Industry', value: 18 },
  { from: 'Wind', to: 'Losses', value: 3 },
  { from: 'Gas', to: 'Homes', value: 9 },
  { from: 'Gas', to: 'Industry', value: 14 },
  { from: 'Gas', to: 'Losses', value: 11 },
  { from: 'Hydro', to: 'Homes', value: 6 },
  { from: 'Hydro', to: 'Rail', value: 8 },
];

// #region taught
function Flows() {
  const area = useDrawingArea();
  const { sources, targets, paths } = layOut(flows, area);
  const node = {
    direction: 'ltr',
    fill: 'currentColor',
    fontSize: 13,
    dominantBaseline: 'central',
  } as const;

  return (
    <>
      {flows.map(({ from, to, value }, index) => (
        <path key={`${from} ${to}`} d={paths[index]} fill={colors[from]} opacity={0.7}>
          <title>{`${from} to ${to}: ${value} TWh`}</title>
        </path>
      ))}
      {sources.map(({ name, y, size }) => (
        <g key={name} {...node} textAnchor="end">
          <rect x={area.left - 6} y={y} width={6} height={size} />
          <text x={area.left - 12} y={y + size / 2} children={name} />
        </g>
      ))}
      {targets.map(({ name, y, size }) => (
        <g key={name} {...node} textAnchor="start">
          <rect x={area.left + area.width} y={y} width={6} height={size} />
          <text x={area.left + area.width + 12} y={y + size / 2} children={name} />
        </g>
      ))}
    </>
  );
}
// #endregion taught

export default function FlowsOfEnergy() {
  return (
    <ChartContainer
      height={280}
      margin={{ top: 8, bottom: 8, left: 60, right: 70 }}
      xAxis={[{ position: 'none' }]}
      yAxis={[{ position: 'none' }]}
      series={[]}
      title="Electricity of a year by source and use, in TWh"
      desc="Of 85 TWh, wind gives 37. Industry takes 32, and most losses come from gas."
    >
      <Flows />
    </ChartContainer>
  );
}
