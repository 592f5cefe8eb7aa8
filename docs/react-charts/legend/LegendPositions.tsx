import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId, useState } from 'react';

const verticals = ['top', 'middle', 'bottom'] as const;
const horizontals = ['start', 'center', 'end'] as const;
const directions = ['horizontal', 'vertical'] as const;

export default function LegendPositions() {
  const id = useId();
  const [direction, setDirection] = useState<(typeof directions)[number]>('horizontal');
  const [vertical, setVertical] = useState<(typeof verticals)[number]>('bottom');
  const [horizontal, setHorizontal] = useState<(typeof horizontals)[number]>('center');
  const choices = [
    ['direction', direction, directions, setDirection],
    ['vertical', vertical, verticals, setVertical],
    ['horizontal', horizontal, horizontals, setHorizontal],
  ] as const;

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {choices.map(([name, value, options, set]) => (
          <FormControl key={name} sx={{ flexShrink: 0 }}>
            <InputLabel htmlFor={`${id}-${name}`}>{name}</InputLabel>
            <NativeSelect
              id={`${id}-${name}`}
              value={value}
              onChange={({ target }) => (set as (next: string) => void)(target.value)}
            >
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </NativeSelect>
          </FormControl>
        ))}
      </Stack>
      <BarChart
        height={240}
        title="Orders per quarter"
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' }]}
        series={[
          { data: [412, 463, 398, 547], label: 'Web shop' },
          { data: [288, 251, 274, 330], label: 'Store' },
        ]}
        slotProps={{ legend: { direction, position: { vertical, horizontal } } }}
      />
    </Stack>
  );
}
