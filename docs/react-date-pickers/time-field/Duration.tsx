import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const unit = (text: string) => ({
  endAdornment: <InputAdornment position="end">{text}</InputAdornment>,
});

export default function Duration() {
  const [hours, setHours] = useState(30);
  const [minutes, setMinutes] = useState(45);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }} useFlexGap>
      <TextField
        label="Hours"
        type="number"
        value={hours}
        onChange={(event) => setHours(Math.max(0, Number(event.target.value)))}
        slotProps={{ input: unit('h'), htmlInput: { min: 0 } }}
        sx={{ width: 110 }}
      />
      <TextField
        label="Minutes"
        type="number"
        value={minutes}
        onChange={(event) => setMinutes(Math.min(59, Math.max(0, Number(event.target.value))))}
        slotProps={{ input: unit('min'), htmlInput: { min: 0, max: 59 } }}
        sx={{ width: 120 }}
      />
      <Typography role="status">{hours * 60 + minutes} minutes</Typography>
    </Stack>
  );
}
