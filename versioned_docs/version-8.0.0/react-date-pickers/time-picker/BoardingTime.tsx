import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function BoardingTime() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2025-04-17T14:05'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimePicker label="Ferry departs" value={departure} onChange={setDeparture} />
        <Typography variant="body2" aria-live="polite">
          {departure?.isValid()
            ? `Boarding from ${departure.subtract(40, 'minute').format('h:mm A')}`
            : 'Enter a time to see when boarding starts'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
