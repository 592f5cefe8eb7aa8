import { BarChart } from '@mui/x-charts/BarChart';
import { houses, reigns } from './reigns';

export default function ReignsInEngland() {
  return (
    <BarChart
      height={520}
      title="Reigns in England and Britain since 1558"
      desc="Victoria and Elizabeth II reigned longest, 63 and 70 years."
      layout="horizontal"
      yAxis={[
        {
          data: reigns.map(({ name }) => name),
          scaleType: 'band',
          categoryGapRatio: 0.25,
          width: 124,
        },
      ]}
      xAxis={[{ min: 1550, max: 2030, valueFormatter: String }]}
      // #region taught
      series={[
        {
          data: reigns.map(({ from }) => from),
          stack: 'years',
          color: 'transparent',
          valueFormatter: () => null,
        },
        ...houses.map(({ house, color }) => ({
          data: reigns.map((reign) => (reign.house === house ? reign.to - reign.from : 0)),
          stack: 'years',
          label: house,
          color,
          valueFormatter: (years: number | null, { dataIndex }: { dataIndex: number }) =>
            years ? `${reigns[dataIndex]?.from} to ${reigns[dataIndex]?.to}` : null,
        })),
      ]}
      // #endregion taught
      grid={{ vertical: true }}
      borderRadius={3}
    />
  );
}
