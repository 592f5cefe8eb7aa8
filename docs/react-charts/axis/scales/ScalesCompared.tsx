import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { useId, useState } from 'react';
import { planets } from 'sample-data/planets';

const scaleTypes = ['log', 'sqrt', 'pow', 'linear'] as const;

export default function ScalesCompared() {
  const id = useId();
  const [scaleType, setScaleType] = useState<(typeof scaleTypes)[number]>('log');

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControl sx={{ mx: 3, width: 160 }}>
        <InputLabel htmlFor={id}>scaleType</InputLabel>
        <NativeSelect
          id={id}
          value={scaleType}
          onChange={({ target }) => setScaleType(target.value as typeof scaleType)}
        >
          {scaleTypes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </FormControl>
      <LineChart
        height={260}
        margin={{ right: 30 }}
        title="Distance of the planets from the Sun"
        dataset={planets}
        xAxis={[{ dataKey: 'name', scaleType: 'point' }]}
        yAxis={[{ scaleType, label: 'Million km', width: 68 }]}
        series={[{ dataKey: 'distance', curve: 'linear' }]}
        grid={{ horizontal: true }}
      />
    </Stack>
  );
}
