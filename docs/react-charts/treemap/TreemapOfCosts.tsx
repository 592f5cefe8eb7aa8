import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { workItems } from 'sample-data/bridge';
import { squarify } from './squarify';

const colors = ['#1d4ed8', '#0f766e', '#9a3412', '#6b21a8'];

const byCost = (a: { cost: number }, b: { cost: number }) => b.cost - a.cost;
const phases = [...new Set(workItems.map(({ path }) => path[0]))]
  .map((name) => {
    const items = workItems.filter(({ path }) => path[0] === name).sort(byCost);
    return { name, items, cost: items.reduce((sum, { cost }) => sum + cost, 0) };
  })
  .sort(byCost);

// #region taught
function Tiles() {
  const { left: x, top: y, width, height } = useDrawingArea();
  const outer = squarify(
    phases.map(({ cost }) => cost),
    { x, y, width, height },
  );
  return phases.map(({ name, items }, phase) => {
    const tile = outer[phase];
    if (!tile) return null;
    const inner = squarify(
      items.map(({ cost }) => cost),
      tile,
    );
    return (
      <g key={name} fill={colors[phase]} stroke="#fff">
        {inner.map((part, index) => (
          <rect key={items[index]?.id} {...part} rx={3}>
            <title>{`${items[index]?.path.join(' › ')}: ${items[index]?.cost} thousand euros`}</title>
          </rect>
        ))}
        {tile.width > 70 && (
          <text x={tile.x + 8} y={tile.y + 20} fill="#fff" stroke="none" fontSize={13}>
            {name}
          </text>
        )}
      </g>
    );
  });
}
// #endregion taught

export default function TreemapOfCosts() {
  return (
    <ChartContainer
      height={280}
      margin={4}
      xAxis={[{ position: 'none' }]}
      yAxis={[{ position: 'none' }]}
      series={[]}
      title="Costs of a bridge repair by phase and item"
      desc="Of 641 thousand euros, two thirds go to the foundations, most of it for two cofferdams."
    >
      <Tiles />
    </ChartContainer>
  );
}
