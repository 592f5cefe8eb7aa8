import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const hours = ['8:00', '9:00', '10:00', '11:00', '12:00', '13:00', '14:00'];
const calls = [12, 19, 31, 28, 16, 22, 35];

export default function TooltipAndHighlight() {
  return (
    <Stack direction="row" spacing={3} sx={{ width: '100%', '& > *': { flex: 1, minWidth: 0 } }}>
      <SparkLineChart
        height={100}
        title="Calls by hour, as a line"
        data={calls}
        xAxis={{ data: hours, scaleType: 'point' }}
        valueFormatter={(value) => `${value} calls`}
        showTooltip
        showHighlight
      />
      <SparkLineChart
        height={100}
        title="Calls by hour, as bars"
        plotType="bar"
        data={calls}
        xAxis={{ data: hours, scaleType: 'band' }}
        valueFormatter={(value) => `${value} calls`}
        showTooltip
        showHighlight
      />
    </Stack>
  );
}
