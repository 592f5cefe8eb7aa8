import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReturnFlight() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="Departure" value={departure} onChange={setDeparture} />
        <Typography variant="body2" aria-live="polite">
          {departure?.isValid()
            ? `Free cancellation until ${departure.subtract(7, 'day').format('MMMM D, YYYY')}`
            : 'Enter a date to see the terms'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
