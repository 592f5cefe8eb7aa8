import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { useId, useState } from 'react';
import { weather } from 'sample-data/weather';

const xPositions = ['top', 'bottom', 'none'] as const;
const yPositions = ['right', 'left', 'none'] as const;

export default function AxisPositions() {
  const id = useId();
  const [x, setX] = useState<(typeof xPositions)[number]>('top');
  const [y, setY] = useState<(typeof yPositions)[number]>('right');

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ px: 3 }}>
        <FormControl>
          <InputLabel htmlFor={`${id}-x`}>x-axis</InputLabel>
          <NativeSelect
            id={`${id}-x`}
            value={x}
            onChange={({ target }) => setX(target.value as typeof x)}
          >
            {xPositions.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </FormControl>
        <FormControl>
          <InputLabel htmlFor={`${id}-y`}>y-axis</InputLabel>
          <NativeSelect
            id={`${id}-y`}
            value={y}
            onChange={({ target }) => setY(target.value as typeof y)}
          >
            {yPositions.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </FormControl>
      </Stack>
      <LineChart
        height={240}
        title="Mean temperature by month"
        dataset={weather}
        xAxis={[{ dataKey: 'month', scaleType: 'point', position: x }]}
        yAxis={[{ label: 'Mean (°C)', position: y }]}
        series={[{ dataKey: 'temperature' }]}
      />
    </Stack>
  );
}
