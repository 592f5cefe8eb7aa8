import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function WakeUp() {
  const [alarm, setAlarm] = React.useState<Dayjs | null>(dayjs('2025-04-17T06:40'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <TimeClock ampm ampmInClock value={alarm} onChange={setAlarm} />
        <Typography variant="body2" aria-live="polite">
          Alarm at {alarm?.format('h:mm A')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
