import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro';

const names = ['Visits', 'Sign-ups', 'Active', 'Paying'];
const weekOf = (values: number[], color: string) =>
  values.map((value, index) => ({ value, color, label: names[index] ?? '' }));

export default function TwoWeeks() {
  return (
    <FunnelChart
      height={280}
      title="Sign-ups with the old form, in front of those with the new one"
      hideLegend
      categoryAxis={{ categories: names, size: 64 }}
      series={[
        { data: weekOf([900, 560, 390, 150], '#7dd3e0') },
        { data: weekOf([900, 420, 260, 90], '#0e7490'), sectionLabel: false as const },
      ]}
    />
  );
}
