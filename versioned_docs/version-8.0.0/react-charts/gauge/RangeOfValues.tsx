import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Gauge } from '@mui/x-charts/Gauge';
import { useState } from 'react';

export default function RangeOfValues() {
  const [degrees, setDegrees] = useState(18);
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Gauge
        height={180}
        aria-label="Temperature of the room"
        aria-valuetext={`${degrees} degrees Celsius`}
        value={degrees}
        valueMin={-10}
        valueMax={40}
        startAngle={-110}
        endAngle={110}
        text={`${degrees} °C`}
      />
      <Slider
        aria-label="Temperature"
        min={-20}
        max={50}
        value={degrees}
        onChange={(_event, value) => setDegrees(value as number)}
        marks={[
          { value: -10, label: 'valueMin' },
          { value: 40, label: 'valueMax' },
        ]}
      />
    </Box>
  );
}
