import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsItemTooltipContent,
  ChartsTooltipContainer,
  useItemTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';
import { useSvgRef, useXScale, useYScale } from '@mui/x-charts/hooks';

const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep'];
const visitors = [4120, 5380, 7940, 8210, 4950];

function TooltipAboveBar(props: ChartsTooltipProps) {
  const item = useItemTooltip<'bar'>();
  const svgRef = useSvgRef();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();

  // A rectangle as wide as the bar, at its top, in pixels of the window.
  const anchorEl = () => ({
    getBoundingClientRect() {
      const svg = svgRef.current?.getBoundingClientRect() ?? new DOMRect();
      const index = item?.identifier.dataIndex ?? 0;
      const x = xScale(months[index] ?? '') ?? 0;
      const y = yScale(visitors[index] ?? 0);
      return new DOMRect(svg.x + x, svg.y + y, xScale.bandwidth(), 0);
    },
  });

  return (
    <ChartsTooltipContainer {...props} trigger="item" placement="top" anchorEl={anchorEl}>
      <ChartsItemTooltipContent />
    </ChartsTooltipContainer>
  );
}

export default function AboveTheBar() {
  return (
    <BarChart
      height={240}
      title="Visitors by month"
      xAxis={[{ scaleType: 'band', data: months }]}
      yAxis={[{ width: 60 }]}
      series={[{ data: visitors, label: 'Visitors' }]}
      hideLegend
      slots={{ tooltip: TooltipAboveBar }}
    />
  );
}
