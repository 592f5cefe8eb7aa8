import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { hourlyLoad } from 'sample-data/energy';

export default function LineOrBars() {
  return (
    <Stack direction="row" spacing={3} sx={{ width: '100%', '& > *': { flex: 1, minWidth: 0 } }}>
      <SparkLineChart height={90} title="Load of a town by hour, as a line" data={hourlyLoad} />
      <SparkLineChart
        height={90}
        title="Load of a town by hour, as bars"
        data={hourlyLoad}
        plotType="bar"
      />
    </Stack>
  );
}
