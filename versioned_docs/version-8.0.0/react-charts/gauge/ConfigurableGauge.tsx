import { Gauge, type GaugeProps } from '@mui/x-charts/Gauge';

export default function ConfigurableGauge(props: Partial<GaugeProps>) {
  return (
    <Gauge
      height={200}
      aria-label="Water in the tank"
      text={({ value, valueMax }) => `${value} of ${valueMax} l`}
      {...props}
    />
  );
}
