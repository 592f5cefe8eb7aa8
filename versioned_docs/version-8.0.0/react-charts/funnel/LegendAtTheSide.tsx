import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro';
import { steps } from './steps';

export default function LegendAtTheSide() {
  return (
    <FunnelChart
      height={260}
      title="Visitors of a shop, step by step"
      series={[{ data: steps }]}
      slotProps={{
        legend: { direction: 'vertical', position: { vertical: 'middle', horizontal: 'end' } },
      }}
    />
  );
}
