import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro';

const march = [
  { label: 'Niemen, June', value: 422000 },
  { label: 'Smolensk, August', value: 145000 },
  { label: 'Moscow, September', value: 100000 },
  { label: 'Niemen, December', value: 10000 },
];

export default function MarchToMoscow() {
  return (
    <FunnelChart
      height={340}
      title="Soldiers in Napoleon's army in Russia, 1812"
      desc="422,000 crossed the Niemen, 100,000 reached Moscow, and 10,000 came back."
      hideLegend
      gap={3}
      colors={['#8c5a2b', '#a9713c', '#c08a52', '#dc2626']}
      categoryAxis={{ categories: march.map(({ label }) => label), size: 132 }}
      series={[
        {
          data: march,
          curve: 'bump',
          sectionLabel: false,
          valueFormatter: ({ value }) => `${value.toLocaleString('en-US')} soldiers`,
        },
      ]}
    />
  );
}
