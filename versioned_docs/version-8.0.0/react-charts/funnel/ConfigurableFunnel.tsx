import { Unstable_FunnelChart as FunnelChart, type FunnelChartProps } from '@mui/x-charts-pro';

const applicants = [
  { label: 'Applied', value: 320 },
  { label: 'Interviewed', value: 140 },
  { label: 'Tested', value: 65 },
  { label: 'Hired', value: 24 },
];

export default function ConfigurableFunnel(props: Partial<FunnelChartProps>) {
  return (
    <FunnelChart
      height={280}
      title="Applicants, step by step"
      series={[{ data: applicants }]}
      {...props}
    />
  );
}
