import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId, useState } from 'react';
import { population } from 'sample-data/population';

export default function GapRatios() {
  const id = useId();
  const [categoryGapRatio, setCategoryGap] = useState(0.2);
  const [barGapRatio, setBarGap] = useState(0.1);

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        height={240}
        title="Population in 1950 and 2020"
        dataset={population}
        xAxis={[
          { dataKey: 'region', scaleType: 'band', categoryGapRatio, barGapRatio, height: 40 },
        ]}
        series={[
          { dataKey: 'y1950', label: '1950' },
          { dataKey: 'y2020', label: '2020' },
        ]}
        skipAnimation
      />
      <Stack direction="row" spacing={4} sx={{ px: 3 }}>
        <Stack sx={{ flex: 1 }}>
          <Typography id={`${id}-categories`}>Between categories</Typography>
          <Slider
            aria-labelledby={`${id}-categories`}
            max={0.9}
            step={0.1}
            value={categoryGapRatio}
            onChange={(_, value) => setCategoryGap(value)}
          />
        </Stack>
        <Stack sx={{ flex: 1 }}>
          <Typography id={`${id}-bars`}>Between bars</Typography>
          <Slider
            aria-labelledby={`${id}-bars`}
            min={-1}
            step={0.1}
            max={1}
            value={barGapRatio}
            onChange={(_, value) => setBarGap(value)}
          />
        </Stack>
      </Stack>
    </Stack>
  );
}
