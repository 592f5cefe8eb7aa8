import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro';
import { steps } from './steps';

const colors = ['#bfdbfe', '#93c5fd', '#60a5fa', '#34d399'];

export default function OwnColors() {
  return (
    <FunnelChart
      height={260}
      title="Visitors of a shop, step by step"
      sx={{ '& .MuiFunnelSection-root': { strokeWidth: 2 }, '& svg text': { fill: '#0f172a' } }}
      series={[{ data: steps.map((step, index) => ({ ...step, color: colors[index] })) }]}
    />
  );
}
