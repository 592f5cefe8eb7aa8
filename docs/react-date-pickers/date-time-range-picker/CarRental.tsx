import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const pricePerDay = 45;

export default function CarRental() {
  const [[pickup, back], setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17T10:00'),
    dayjs('2025-04-20T18:00'),
  ]);
  const days = pickup && back ? Math.ceil(back.diff(pickup, 'day', true)) : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <DateTimeRangePicker
          label="Rental"
          value={[pickup, back]}
          onChange={setRental}
          ampm={false}
          format="MM/DD HH:mm"
        />
        <Typography variant="body2" aria-live="polite">
          {days > 0
            ? `${days} ${days === 1 ? 'day' : 'days'}: €${days * pricePerDay}`
            : 'Choose pickup and return'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
