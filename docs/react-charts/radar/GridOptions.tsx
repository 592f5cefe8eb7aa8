import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';
import { useState } from 'react';

export default function GridOptions() {
  const [isRound, setIsRound] = useState(true);
  const [hasStripes, setHasStripes] = useState(true);
  const [divisions, setDivisions] = useState(4);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isRound} onChange={(_event, value) => setIsRound(value)} />}
        label="circular"
      />
      <FormControlLabel
        control={<Switch checked={hasStripes} onChange={(_event, value) => setHasStripes(value)} />}
        label="stripes"
      />
      <Slider
        aria-label="divisions"
        min={1}
        max={10}
        value={divisions}
        onChange={(_event, value) => setDivisions(value as number)}
      />
      <RadarChart
        height={280}
        title="Taste of a coffee"
        shape={isRound ? 'circular' : 'sharp'}
        divisions={divisions}
        stripeColor={hasStripes ? (index) => (index % 2 ? '#a16207' : 'none') : null}
        series={[{ data: [6, 8, 4, 7, 5, 3], color: '#c2602b' }]}
        radar={{ max: 10, metrics: ['Body', 'Aroma', 'Acid', 'Sweet', 'Bitter', 'Smoke'] }}
      />
    </Box>
  );
}
