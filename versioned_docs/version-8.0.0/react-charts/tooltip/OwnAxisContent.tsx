import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltipContainer,
  useAxesTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';

function Content() {
  const [axis] = useAxesTooltip() ?? [];
  if (!axis) return null;
  const total = axis.seriesItems.reduce((sum, { value }) => sum + Number(value ?? 0), 0);
  return (
    <Paper elevation={3} sx={{ px: 2, py: 1, m: 1 }}>
      <Typography variant="subtitle2" component="p">
        {axis.axisFormattedValue}: {total} orders
      </Typography>
      {axis.seriesItems.map(({ seriesId, formattedLabel, formattedValue }) => (
        <Typography key={seriesId} variant="body2">
          {formattedLabel}: {formattedValue}
        </Typography>
      ))}
    </Paper>
  );
}

function TotalTooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props}>
      <Content />
    </ChartsTooltipContainer>
  );
}

export default function OwnAxisContent() {
  return (
    <BarChart
      height={260}
      title="Orders per quarter"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' }]}
      series={[
        { data: [412, 463, 398, 547], label: 'Web shop', stack: 'orders' },
        { data: [288, 251, 274, 330], label: 'Store', stack: 'orders' },
      ]}
      slots={{ tooltip: TotalTooltip }}
    />
  );
}
