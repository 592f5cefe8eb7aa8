import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { CurveType } from '@mui/x-charts/models';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { useState } from 'react';

const curves: CurveType[] = ['linear', 'monotoneX', 'natural', 'catmullRom', 'step', 'bumpX'];

export default function CurvesOfALine() {
  const [curve, setCurve] = useState<CurveType>('monotoneX');
  const [area, setArea] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={({ target }) => setCurve(target.value as CurveType)}
        sx={{ minWidth: 140, mr: 2 }}
      >
        {curves.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Switch checked={area} onChange={(_event, value) => setArea(value)} />}
        label="area"
      />
      <SparkLineChart
        height={100}
        title="Visitors of a shop in nine weeks"
        data={[3, 7, 5, 11, 9, 14, 8, 12, 15]}
        curve={curve}
        area={area}
      />
    </Box>
  );
}
