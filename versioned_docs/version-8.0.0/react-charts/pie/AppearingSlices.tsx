import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';
import { useState } from 'react';
import { population } from 'sample-data/population';

export default function AppearingSlices() {
  const [year, setYear] = useState<'y1950' | 'y2020'>('y1950');
  const [animated, setAnimated] = useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" onClick={() => setYear(year === 'y1950' ? 'y2020' : 'y1950')}>
          {year === 'y1950' ? 'Show 2020' : 'Show 1950'}
        </Button>
        <FormControlLabel
          control={<Switch checked={animated} onChange={() => setAnimated(!animated)} />}
          label="Animate"
        />
      </Stack>
      <PieChart
        height={220}
        title={`Population by region in ${year.slice(1)}`}
        skipAnimation={!animated}
        series={[
          {
            data: population.map((row) => ({
              id: row.region,
              label: row.region,
              value: row[year],
            })),
          },
        ]}
      />
    </Stack>
  );
}
