import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId, useState } from 'react';
import { weather } from 'sample-data/weather';

const kinds = ['none', 'line', 'band'] as const;

export default function AxisHighlights() {
  const id = useId();
  const [x, setX] = useState<(typeof kinds)[number]>('band');
  const [y, setY] = useState<'none' | 'line'>('line');

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ px: 3 }}>
        <FormControl>
          <InputLabel htmlFor={`${id}-x`}>x</InputLabel>
          <NativeSelect
            id={`${id}-x`}
            value={x}
            onChange={({ target }) => setX(target.value as typeof x)}
          >
            {kinds.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </FormControl>
        <FormControl>
          <InputLabel htmlFor={`${id}-y`}>y</InputLabel>
          <NativeSelect
            id={`${id}-y`}
            value={y}
            onChange={({ target }) => setY(target.value as typeof y)}
          >
            <option>none</option>
            <option>line</option>
          </NativeSelect>
        </FormControl>
      </Stack>
      <BarChart
        height={240}
        title="Rain by month"
        dataset={weather}
        xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
        yAxis={[{ label: 'Rain (mm)', width: 56 }]}
        series={[{ dataKey: 'rain' }]}
        axisHighlight={{ x, y }}
      />
    </Stack>
  );
}
