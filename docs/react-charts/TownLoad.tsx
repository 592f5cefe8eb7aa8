import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { useId } from 'react';
import { hourlyLoad } from 'sample-data/energy';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const capacity = 80;
const peak = Math.max(...hourlyLoad);

export default function TownLoad() {
  const id = useId();

  return (
    <Box sx={{ display: 'flex', gap: 3, width: '100%' }}>
      <Box sx={{ flex: 2, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          Load on February 3
        </Typography>
        <SparkLineChart
          height={120}
          title="Load of a small town by hour"
          data={hourlyLoad}
          area
          showTooltip
          showHighlight
          curve="natural"
          xAxis={{
            data: hourlyLoad.map((_, hour) => hour),
            valueFormatter: (hour: number) => `${hour}:00`,
          }}
          valueFormatter={(value) => (value === null ? '' : `${value} MW`)}
        />
      </Box>
      <Box sx={{ flex: 1, minWidth: 112 }}>
        <Typography variant="subtitle2" component="p" id={id}>
          Peak: {peak} MW
        </Typography>
        <Gauge
          height={120}
          aria-labelledby={id}
          value={peak}
          valueMax={capacity}
          startAngle={-110}
          endAngle={110}
          text={({ value, valueMax }) => percent.format((value ?? 0) / valueMax)}
          aria-valuetext={`${peak} of ${capacity} megawatts`}
        />
      </Box>
    </Box>
  );
}
