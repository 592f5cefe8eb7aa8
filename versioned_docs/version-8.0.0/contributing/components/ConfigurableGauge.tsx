import { Gauge, type GaugeProps } from '@mui/x-charts/Gauge';

export default function ConfigurableGauge(props: Partial<GaugeProps>) {
  return <Gauge height={200} startAngle={-110} endAngle={110} value={62} {...props} />;
}
