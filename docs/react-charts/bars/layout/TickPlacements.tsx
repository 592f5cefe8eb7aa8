import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId, useState } from 'react';
import { weather } from 'sample-data/weather';

const placements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;

export default function TickPlacements() {
  const id = useId();
  const [tickPlacement, setPlacement] = useState<(typeof placements)[number]>('extremities');
  const [tickLabelPlacement, setLabels] = useState<(typeof labelPlacements)[number]>('middle');

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ px: 3 }}>
        <FormControl>
          <InputLabel htmlFor={`${id}-ticks`}>Ticks</InputLabel>
          <NativeSelect
            id={`${id}-ticks`}
            value={tickPlacement}
            onChange={({ target }) => setPlacement(target.value as typeof tickPlacement)}
          >
            {placements.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </NativeSelect>
        </FormControl>
        <FormControl>
          <InputLabel htmlFor={`${id}-labels`}>Labels</InputLabel>
          <NativeSelect
            id={`${id}-labels`}
            value={tickLabelPlacement}
            onChange={({ target }) => setLabels(target.value as typeof tickLabelPlacement)}
          >
            {labelPlacements.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </NativeSelect>
        </FormControl>
      </Stack>
      <BarChart
        height={220}
        title="Rain by month"
        dataset={weather}
        xAxis={[{ dataKey: 'month', scaleType: 'band', tickPlacement, tickLabelPlacement }]}
        series={[{ dataKey: 'rain' }]}
      />
    </Stack>
  );
}
