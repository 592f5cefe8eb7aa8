import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region taught
dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['UTC', 'America/New_York', 'Europe/Paris', 'Asia/Kolkata', 'Asia/Tokyo'];

export default function ChooseZone() {
  const [zone, setZone] = React.useState('Asia/Tokyo');
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc('2025-04-17T18:00'));
  // #endregion taught

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TextField
          select
          label="Timezone"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {/* #region taught */}
        <DateTimePicker label="Launch" timezone={zone} value={value} onChange={setValue} />
        <Typography variant="body2" aria-live="polite">
          Value: <code>{value?.isValid() ? value.format() : 'none'}</code>
        </Typography>
        {/* #endregion taught */}
      </Stack>
    </LocalizationProvider>
  );
}
