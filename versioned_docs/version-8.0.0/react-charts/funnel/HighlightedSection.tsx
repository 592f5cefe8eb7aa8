import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro';
import { steps } from './steps';

export default function HighlightedSection() {
  return (
    <FunnelChart
      height={260}
      title="Visitors of a shop, step by step"
      hideLegend
      series={[{ data: steps, highlightScope: { highlight: 'item', fade: 'global' } }]}
    />
  );
}
