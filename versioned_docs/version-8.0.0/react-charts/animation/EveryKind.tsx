import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { useState } from 'react';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const weeks = [
  [34, 51, 47, 62, 78],
  [58, 29, 66, 41, 90],
];

export default function EveryKind() {
  const [kind, setKind] = useState('Bars');
  const [round, setRound] = useState(0);
  const [week, setWeek] = useState(0);
  const [isAnimated, setIsAnimated] = useState(true);
  const data = weeks[week] ?? [];
  const shared = { height: 220, title: `Visitors in week ${week + 1}`, skipAnimation: !isAnimated };
  const xAxis = [{ scaleType: 'band' as const, data: days }];
  const yAxis = [{ min: 0, max: 100 }];
  const slices = data.map((value, index) => ({ id: index, value, label: days[index] }));

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Chart"
        value={kind}
        onChange={(_event, value: string | null) => value && setKind(value)}
      >
        {['Bars', 'Line', 'Pie', 'Gauge'].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setRound(round + 1)}>Play again</Button>
        <Button onClick={() => setWeek(1 - week)}>Other week</Button>
        <FormControlLabel
          control={<Switch checked={isAnimated} onChange={() => setIsAnimated(!isAnimated)} />}
          label="Animate"
        />
      </Stack>
      <div key={round}>
        {kind === 'Bars' && (
          <BarChart {...shared} xAxis={xAxis} yAxis={yAxis} series={[{ id: 'week', data }]} />
        )}
        {kind === 'Line' && (
          <LineChart {...shared} xAxis={xAxis} yAxis={yAxis} series={[{ id: 'week', data }]} />
        )}
        {kind === 'Pie' && <PieChart {...shared} series={[{ id: 'week', data: slices }]} />}
        {kind === 'Gauge' && <Gauge {...shared} aria-label="Visitors on Friday" value={data[4]} />}
      </div>
    </Stack>
  );
}
