import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';
import { weather } from 'sample-data/weather';

// #region taught
function ReportIndex({ onChange }: { onChange: (index: number | null) => void }) {
  const [axis] = useAxesTooltip() ?? [];
  const index = axis?.dataIndex ?? null;
  useEffect(() => onChange(index), [index, onChange]);
  return null;
}
// #endregion taught

export default function ValuesOutside() {
  const [index, setIndex] = useState<number | null>(null);
  const month = index === null ? undefined : weather[index];

  return (
    <Box sx={{ width: '100%' }}>
      <Typography sx={{ minHeight: 24 }}>
        {month
          ? `${month.month}: ${month.temperature} °C and ${month.rain} mm of rain`
          : 'Move over the chart'}
      </Typography>
      {/* #region taught */}
      <LineChart
        height={220}
        hideLegend
        title="Mean temperature by month"
        dataset={weather}
        xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
        yAxis={[{ label: '°C' }]}
        series={[{ dataKey: 'temperature', label: 'Temperature' }]}
        slotProps={{ tooltip: { trigger: 'none' } }}
      >
        <ReportIndex onChange={setIndex} />
      </LineChart>
      {/* #endregion taught */}
    </Box>
  );
}
