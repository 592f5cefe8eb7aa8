import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function HotelStay() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17'),
    dayjs('2025-04-22'),
  ]);
  const [arrival, departure] = stay;
  const nights = arrival?.isValid() && departure?.isValid() ? departure.diff(arrival, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateRangePicker
          label="Stay"
          value={stay}
          onChange={setStay}
          sx={{ width: 280, maxWidth: '100%' }}
        />
        <Typography variant="body2" aria-live="polite">
          {nights > 0
            ? `${nights} ${nights === 1 ? 'night' : 'nights'}, breakfast included`
            : 'Choose arrival and departure'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
