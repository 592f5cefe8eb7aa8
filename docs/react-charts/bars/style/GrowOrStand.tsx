import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';
import { population } from 'sample-data/population';

const years = ['y1950', 'y2000', 'y2020'];

export default function GrowOrStand() {
  const [step, setStep] = useState(0);
  const [animated, setAnimated] = useState(true);
  const year = years[step % years.length] ?? 'y2020';

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" onClick={() => setStep(step + 1)}>
          Next year
        </Button>
        <FormControlLabel
          control={<Switch checked={animated} onChange={() => setAnimated(!animated)} />}
          label="Animate"
        />
      </Stack>
      <BarChart
        height={220}
        title="Population by region"
        skipAnimation={!animated}
        dataset={population}
        xAxis={[{ dataKey: 'region', scaleType: 'band', height: 40 }]}
        yAxis={[{ max: 5000 }]}
        series={[{ id: 'people', dataKey: year, label: year.slice(1) }]}
      />
    </Stack>
  );
}
