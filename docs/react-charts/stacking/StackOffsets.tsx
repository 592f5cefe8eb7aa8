import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { useId, useState } from 'react';
import { energy } from 'sample-data/energy';

const offsets = ['wiggle', 'silhouette', 'expand', 'diverging', 'none'] as const;

export default function StackOffsets() {
  const id = useId();
  const [stackOffset, setOffset] = useState<(typeof offsets)[number]>('wiggle');
  const layer = { stack: 'sources', stackOffset, area: true, showMark: false } as const;

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControl sx={{ mx: 3, width: 160 }}>
        <InputLabel htmlFor={id}>stackOffset</InputLabel>
        <NativeSelect
          id={id}
          value={stackOffset}
          onChange={({ target }) => setOffset(target.value as typeof stackOffset)}
        >
          {offsets.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </FormControl>
      <LineChart
        height={280}
        title="Electricity by source and month"
        dataset={energy}
        xAxis={[{ dataKey: 'name', scaleType: 'point' }]}
        series={[
          { dataKey: 'hydro', label: 'Hydro', color: '#3d7fc4', ...layer },
          { dataKey: 'wind', label: 'Wind', color: '#2c8c82', ...layer },
          { dataKey: 'solar', label: 'Solar', color: '#b57f0e', ...layer },
          { dataKey: 'gas', label: 'Gas', color: '#8c8fa3', ...layer },
        ]}
        skipAnimation
      />
    </Stack>
  );
}
