import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  ChartsTooltipContainer,
  useItemTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from 'sample-data/planets';

function Content() {
  const item = useItemTooltip<'scatter'>();
  const planet = planets[item?.identifier.dataIndex ?? -1];
  if (!planet) return null;
  return (
    <Paper elevation={3} sx={{ px: 2, py: 1, m: 1 }}>
      <Typography variant="subtitle2" component="p">
        {planet.name}
      </Typography>
      <Typography variant="body2">{planet.diameter.toLocaleString('en-US')} km wide</Typography>
      <Typography variant="body2">{planet.temperature} °C on average</Typography>
    </Paper>
  );
}

function PlanetTooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props} trigger="item">
      <Content />
    </ChartsTooltipContainer>
  );
}

export default function OwnItemContent() {
  return (
    <ScatterChart
      height={260}
      title="Distance and temperature of the planets"
      dataset={planets}
      xAxis={[{ scaleType: 'log', min: 30, max: 10000, tickInterval: [100, 1000, 10000] }]}
      yAxis={[{ label: 'Mean (°C)', min: -300 }]}
      series={[{ datasetKeys: { id: 'name', x: 'distance', y: 'temperature' }, markerSize: 7 }]}
      slots={{ tooltip: PlanetTooltip }}
    />
  );
}
