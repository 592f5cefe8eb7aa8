import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';

const orders: Record<string, Record<string, number>> = {
  Europe: { Germany: 214, France: 187, Spain: 96 },
  Americas: { 'United States': 302, Brazil: 118, Canada: 87 },
  Asia: { Japan: 165, India: 143 },
};
const totals = Object.fromEntries(
  Object.entries(orders).map(([region, countries]) => [
    region,
    Object.values(countries).reduce((sum, count) => sum + count, 0),
  ]),
);

export default function DrillDown() {
  // #region taught
  const [region, setRegion] = useState('All');
  const parts = orders[region];
  const shown = parts ?? totals;
  // #endregion taught
  const title = parts ? `Orders in ${region}, by country` : 'Orders by region';

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">{title}</Typography>
      {/* #region taught */}
      <BarChart
        height={220}
        title={title}
        xAxis={[{ data: Object.keys(shown), scaleType: 'band' }]}
        series={[{ data: Object.values(shown) }]}
        onAxisClick={(_event, data) => {
          if (data && !parts) setRegion(String(data.axisValue));
        }}
        sx={{ '& > svg': { cursor: parts ? 'default' : 'pointer' } }}
      />
      {/* #endregion taught */}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Region"
        value={region}
        onChange={(_event, value: string | null) => setRegion(value ?? 'All')}
      >
        {['All', ...Object.keys(orders)].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
