import { LineChart } from '@mui/x-charts/LineChart';
import { payrolls } from 'sample-data/jobs';

const changes = payrolls
  .slice(1)
  .map(({ month, jobs }, index) => ({ month, change: jobs - (payrolls[index]?.jobs ?? 0) }));

export default function JobsMonthByMonth() {
  return (
    <LineChart
      height={300}
      title="Jobs gained and lost each month in the United States, in thousands"
      dataset={changes}
      xAxis={[
        {
          dataKey: 'month',
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (month: Date, { location }) =>
            month.toLocaleDateString('en-US', {
              year: 'numeric',
              month: location === 'tick' ? undefined : 'long',
            }),
          tickInterval: changes.map(({ month }) => month).filter((day) => day.getMonth() === 0),
        },
      ]}
      // #region taught
      yAxis={[
        {
          label: 'Thousand jobs',
          width: 76,
          colorMap: { type: 'piecewise', thresholds: [0], colors: ['#c2410c', '#15803d'] },
        },
      ]}
      series={[
        {
          dataKey: 'change',
          area: true,
          showMark: false,
          curve: 'linear',
          valueFormatter: (jobs) => `${(jobs ?? 0) > 0 ? '+' : ''}${jobs} thousand`,
        },
      ]}
      grid={{ horizontal: true }}
      // #endregion taught
    />
  );
}
