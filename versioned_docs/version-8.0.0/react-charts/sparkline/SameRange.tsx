import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { useState } from 'react';
import { population } from 'sample-data/population';

const regions = population.slice(0, 4);

export default function SameRange() {
  const [isSame, setIsSame] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isSame} onChange={(_event, value) => setIsSame(value)} />}
        label="Same range"
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
          gap: 2,
        }}
      >
        {regions.map(({ region, y1950, y2000, y2020 }) => (
          <Box key={region} sx={{ minWidth: 0 }}>
            <Typography variant="body2">{region}</Typography>
            <SparkLineChart
              height={80}
              title={`Population of ${region} in 1950, 2000 and 2020`}
              plotType="bar"
              data={[y1950, y2000, y2020]}
              yAxis={isSame ? { min: 0, max: 4700 } : undefined}
              color="#4d7c0f"
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
