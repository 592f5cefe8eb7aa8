import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { gigawattHours, iowaGeneration } from 'sample-data/generation';

export default function PartOfTheRange() {
  const [[min, max], setRange] = useState<[number, number]>([2005, 2013]);

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        height={240}
        title="Renewable electricity in Iowa, some of its years"
        dataset={iowaGeneration}
        xAxis={[{ dataKey: 'year', min, max, valueFormatter: String }]}
        yAxis={[{ label: 'GWh', width: 68 }]}
        series={[{ dataKey: 'renewable', color: '#2c8c82', valueFormatter: gigawattHours }]}
        skipAnimation
      />
      <Stack sx={{ px: 4 }}>
        <Typography>
          From {min} to {max}
        </Typography>
        <Slider
          getAriaLabel={(index) => (index === 0 ? 'First year' : 'Last year')}
          min={2001}
          max={2017}
          disableSwap
          value={[min, max]}
          onChange={(_, value) => {
            const [from = 2001, to = 2017] = value;
            if (to - from > 1) setRange([from, to]);
          }}
        />
      </Stack>
    </Stack>
  );
}
