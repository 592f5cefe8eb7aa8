import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId, useState } from 'react';

const lines = ['Harbor Point', 'Castle Central', 'Elmsford Junction', 'Old Town', 'Airport North'];

export default function AngledLabels() {
  const id = useId();
  const [angle, setAngle] = useState(-40);
  const [height, setHeight] = useState(90);

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        height={280}
        title="Passengers by station"
        xAxis={[{ data: lines, scaleType: 'band', height, tickLabelStyle: { angle } }]}
        series={[{ data: [41, 88, 23, 17, 64] }]}
      />
      <Stack direction="row" spacing={4} sx={{ px: 4 }}>
        <Stack sx={{ flex: 1 }}>
          <Typography id={`${id}-angle`}>angle: {angle}</Typography>
          <Slider
            aria-labelledby={`${id}-angle`}
            min={-90}
            max={90}
            step={5}
            value={angle}
            onChange={(_, value) => setAngle(value)}
          />
        </Stack>
        <Stack sx={{ flex: 1 }}>
          <Typography id={`${id}-height`}>height: {height}</Typography>
          <Slider
            aria-labelledby={`${id}-height`}
            min={20}
            max={140}
            step={10}
            value={height}
            onChange={(_, value) => setHeight(value)}
          />
        </Stack>
      </Stack>
    </Stack>
  );
}
