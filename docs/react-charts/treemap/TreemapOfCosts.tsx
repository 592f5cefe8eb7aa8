import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { workItems } from 'sample-data/bridge';
import { squarify } from './squarify';

const colors = ['#2563eb', '#0f766e', '#c2410c', '#9333ea'];

const byCost = (a: { cost: number }, b: { cost: number }) => b.cost - a.cost;
const phases = [...new Set(workItems.map(({ path }) => path[0]))]
  .map((name) => {
    const items = workItems.filter(({ path }) => path[0] === name).sort(byCost);
    return { name, items, cost: items.reduce((sum, { cost }) => sum + cost, 0) };
  })
  .sort(byCost);

const text = { fill: '#fff', stroke: 'none' };

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
      <g key={name} direction="ltr" fill={colors[phase]} stroke="#fff">
        {inner.map((part, index) => (
          <g key={items[index]?.id}>
            <title>{`${items[index]?.path.join(' › ')}: ${items[index]?.cost} thousand euros`}</title>
            <rect {...part} rx={3} />
            {part.width > 100 && part.height > 50 && (
              <text x={part.x + 8} y={part.y + part.height - 10} {...text} fontSize={12}>
                {items[index]?.path.at(-1)}
              </text>
            )}
          </g>
        ))}
        {tile.width > 70 && (
          <text x={tile.x + 8} y={tile.y + 20} {...text} fontSize={14} fontWeight={600}>
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
