import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { change, figure, type Kpi, type Year } from './figures';

/** A figure of the last year, how it has changed since the first one, and its way from there. */
export default function KpiCard({ kpi, years }: { kpi: Kpi; years: Year[] }) {
  const { label, unit, valueOf } = kpi;
  const data = years.map(valueOf);
  const [first = 0, last = 0] = [data.at(0), data.at(-1)];
  return (
    <Paper variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3">
        {label}
      </Typography>
      <Typography variant="h6" component="p">
        <bdi>{years.length > 0 ? figure(last, unit) : '–'}</bdi>
      </Typography>
      <Typography variant="caption" component="p" color="text.secondary">
        <bdi>
          {years.length > 0 ? `${change(last - first, unit)} since ${years[0]?.year}` : 'Loading…'}
        </bdi>
      </Typography>
      <SparkLineChart
        height={40}
        title={label}
        data={data}
        xAxis={{ data: years.map(({ year }) => year), valueFormatter: String }}
        valueFormatter={(value) => figure(value ?? 0, unit)}
        showTooltip
        showHighlight
      />
    </Paper>
  );
}
