import { BarChart } from '@mui/x-charts/BarChart';
import { payrolls } from 'sample-data/jobs';

// Millions at the end of each year: 2007 is the start, and each later year goes up or down from there.
const ends = payrolls
  .filter(({ month }) => month.getMonth() === 11)
  .map(({ month, jobs }) => ({ year: month.getFullYear(), jobs: jobs / 1000 }));

const rows = ends.slice(1).map(({ year, jobs }, index) => {
  const before = ends[index]?.jobs ?? 0;
  const change = jobs - before;
  return {
    step: `${year}`,
    base: Math.min(before, jobs),
    gain: change > 0 ? change : null,
    loss: change < 0 ? -change : null,
    total: null,
  };
});

const whole = { base: null, gain: null, loss: null };
const steps = [
  { step: 'End of\n2007', ...whole, total: ends[0]?.jobs ?? null },
  ...rows,
  { step: 'End of\n2016', ...whole, total: ends.at(-1)?.jobs ?? null },
];

const signs: Record<string, string> = { Gained: '+', Lost: '−' };
const signed = (sign: string) => (value: number | null) =>
  value ? `${sign}${value.toFixed(1)} million` : null;

export default function JobsWaterfall() {
  return (
    <BarChart
      height={320}
      title="Jobs in the United States, from the end of 2007 to the end of 2016"
      dataset={steps}
      xAxis={[{ dataKey: 'step', scaleType: 'band', categoryGapRatio: 0.3, height: 44 }]}
      yAxis={[{ min: 126, max: 148, label: 'Million jobs', width: 56 }]}
      // #region taught
      series={[
        { dataKey: 'base', stack: 'jobs', color: 'transparent', valueFormatter: () => null },
        { dataKey: 'total', stack: 'jobs', label: 'Total', color: '#64748b' },
        { dataKey: 'gain', stack: 'jobs', label: 'Gained', color: '#15803d' },
        { dataKey: 'loss', stack: 'jobs', label: 'Lost', color: '#c2410c' },
      ].map((series) => ({
        valueFormatter: signed(signs[series.label ?? ''] ?? ''),
        ...series,
      }))}
      // #endregion taught
      grid={{ horizontal: true }}
    />
  );
}
