import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId, useState } from 'react';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

export default function HighlightScopes() {
  const id = useId();
  const [highlight, setHighlight] = useState<(typeof highlights)[number]>('item');
  const [fade, setFade] = useState<(typeof fades)[number]>('global');

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ px: 3 }}>
        <FormControl>
          <InputLabel htmlFor={`${id}-highlight`}>highlight</InputLabel>
          <NativeSelect
            id={`${id}-highlight`}
            value={highlight}
            onChange={({ target }) => setHighlight(target.value as typeof highlight)}
          >
            {highlights.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </FormControl>
        <FormControl>
          <InputLabel htmlFor={`${id}-fade`}>fade</InputLabel>
          <NativeSelect
            id={`${id}-fade`}
            value={fade}
            onChange={({ target }) => setFade(target.value as typeof fade)}
          >
            {fades.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </FormControl>
      </Stack>
      <BarChart
        height={240}
        title="Orders per quarter"
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' }]}
        series={[
          { id: 'web', data: [412, 463, 398, 547], label: 'Web shop' },
          { id: 'store', data: [288, 251, 274, 330], label: 'Store' },
        ].map((series) => ({ ...series, highlightScope: { highlight, fade } }))}
      />
    </Stack>
  );
}
