import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';
import { useState } from 'react';

const stateOf = (percent: number) => {
  if (percent < 20) return { name: 'Charge now', color: '#c62828' };
  if (percent < 50) return { name: 'Half', color: '#b26a00' };
  return { name: 'Good', color: '#2e7d32' };
};

export default function ColoredGauge() {
  const [percent, setPercent] = useState(15);
  const { name, color } = stateOf(percent);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Gauge
        height={180}
        aria-label="Battery"
        aria-valuetext={`${percent} percent, ${name}`}
        value={percent}
        text={`${percent}%\n${name}`}
        cornerRadius="50%"
        sx={{
          [`& .${gaugeClasses.valueArc}`]: { fill: color },
          [`& .${gaugeClasses.referenceArc}`]: { fill: 'action.hover' },
          [`& .${gaugeClasses.valueText}`]: { fontSize: 20 },
        }}
      />
      <Slider
        aria-label="Charge of the battery"
        value={percent}
        onChange={(_event, value) => setPercent(value as number)}
      />
    </Box>
  );
}
