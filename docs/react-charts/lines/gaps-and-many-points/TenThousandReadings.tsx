import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';

interface Reading {
  second: number;
  value: number;
}

// 10,000 seconds of a vibration, with a short shock after two hours.
const readings: Reading[] = Array.from({ length: 10_000 }, (_, second) => ({
  second,
  value: 20 + 6 * Math.sin(second / 900) + 3 * Math.sin(second * 2.1) + (second === 7200 ? 30 : 0),
}));
// #region taught
const byValue = (a: Reading, b: Reading) => a.value - b.value;
const bySecond = (a: Reading, b: Reading) => a.second - b.second;
const groups = Array.from({ length: 200 }, (_, index) =>
  readings.slice(index * 50, index * 50 + 50),
);

const drawn: Record<string, Reading[]> = {
  All: readings,
  Means: groups.map((group) => ({
    second: group[0]?.second ?? 0,
    value: group.reduce((sum, { value }) => sum + value, 0) / group.length,
  })),
  Extremes: groups.flatMap((group) => {
    const sorted = [...group].sort(byValue);
    return [...sorted.slice(0, 1), ...sorted.slice(-1)].sort(bySecond);
  }),
};
// #endregion taught

export default function TenThousandReadings() {
  const [name, setName] = useState('Extremes');
  const rows = drawn[name] ?? [];

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Points that are drawn"
        value={name}
        onChange={(_event, value: string | null) => value && setName(value)}
      >
        {Object.entries(drawn).map(([key, { length }]) => (
          <ToggleButton key={key} value={key}>
            {key}: {length.toLocaleString('en-US')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={220}
        margin={{ right: 28 }}
        title={`Vibration of a bridge, ${rows.length} points`}
        skipAnimation
        xAxis={[{ data: rows.map(({ second }) => second), label: 'Seconds', height: 48 }]}
        yAxis={[{ min: 0, max: 60 }]}
        // #region taught
        series={[{ data: rows.map(({ value }) => value), showMark: false, curve: 'linear' }]}
        // #endregion taught
      />
    </Box>
  );
}
