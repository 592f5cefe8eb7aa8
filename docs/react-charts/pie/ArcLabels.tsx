import NativeSelect from '@mui/material/NativeSelect';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import { useId, useState } from 'react';
import { oceans } from 'sample-data/earth';

const kinds = ['formattedValue', 'value', 'label'] as const;

export default function ArcLabels() {
  const id = useId();
  const [arcLabel, setLabel] = useState<(typeof kinds)[number]>('formattedValue');

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControl sx={{ width: 180, mx: 3 }}>
        <InputLabel htmlFor={id}>Label</InputLabel>
        <NativeSelect
          id={id}
          value={arcLabel}
          onChange={({ target }) => setLabel(target.value as typeof arcLabel)}
        >
          {kinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </NativeSelect>
      </FormControl>
      <PieChart
        height={240}
        title="Area of the oceans"
        colors={['#a5c8e1', '#9fd8d1', '#f5cc6b', '#d6c8f0', '#f2b8bf']}
        series={[
          {
            data: oceans,
            arcLabel,
            arcLabelMinAngle: 25,
            valueFormatter: ({ value }) => `${value.toFixed(1)} M`,
          },
        ]}
        sx={{ '& .MuiPieArcLabel-root': { fill: '#1c2530' } }}
      />
    </Stack>
  );
}
