import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useState } from 'react';

const week = {
  height: 200,
  xAxis: [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'band' as const }],
  yAxis: [{ min: 0, max: 100 }],
  series: [{ data: [] }],
};
const heights = [0.4, 0.7, 0.55, 0.85, 0.6];

// #region taught
function GrayBars() {
  const { top, height } = useDrawingArea();
  const x = useXScale<'band'>();
  // #endregion taught

  return (
    <g fill="currentColor">
      {x.domain().map((day, index) => {
        const length = height * (heights[index] ?? 0.5);
        return (
          <rect
            key={String(day)}
            x={x(day)}
            width={x.bandwidth()}
            y={top + height - length}
            height={length}
            rx={4}
            opacity={0.12}
          />
        );
      })}
      {/* #region taught */}
      <text x="50%" y={top + 16} textAnchor="middle">
        Fetching the week…
      </text>
      {/* #endregion taught */}
    </g>
  );
}

export default function LoadingAndEmpty() {
  const [loading, setLoading] = useState(false);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <FormControlLabel
        control={<Switch checked={loading} onChange={(_event, value) => setLoading(value)} />}
        label="loading"
        sx={{ gridColumn: '1 / -1' }}
      />
      {/* #region taught */}
      <BarChart {...week} title="Sales by weekday" loading={loading} />
      <BarChart
        {...week}
        title="Visitors by weekday"
        loading
        slots={{ loadingOverlay: GrayBars }}
      />
      {/* #endregion taught */}
    </Box>
  );
}
