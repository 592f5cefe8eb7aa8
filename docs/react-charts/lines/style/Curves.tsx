import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { useId, useState } from 'react';

const curves = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'bumpY',
  'monotoneY',
  'step',
  'stepBefore',
  'stepAfter',
] as const;

export default function Curves() {
  const id = useId();
  const [curve, setCurve] = useState<(typeof curves)[number]>('monotoneX');

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControl sx={{ mx: 3, width: 160 }}>
        <InputLabel htmlFor={id}>Curve</InputLabel>
        <NativeSelect
          id={id}
          value={curve}
          onChange={({ target }) => setCurve(target.value as typeof curve)}
        >
          {curves.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </FormControl>
      <LineChart
        height={240}
        title="The same points, connected in another way"
        xAxis={[{ data: [1, 2, 4, 5, 7, 8, 10] }]}
        series={[{ data: [2, 9, 9, 3, 1, 7, 4], curve }]}
      />
    </Stack>
  );
}
