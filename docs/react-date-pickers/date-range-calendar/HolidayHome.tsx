import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function HolidayHome() {
  const isWide = useMediaQuery('(min-width: 720px)');
  const [[arrival, departure], setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17'),
    dayjs('2025-05-02'),
  ]);
  const nights = arrival && departure ? departure.diff(arrival, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateRangeCalendar
          calendars={isWide ? 2 : 1}
          value={[arrival, departure]}
          onChange={setStay}
        />
        <Typography variant="body2" aria-live="polite">
          {arrival && departure
            ? `${nights} ${nights === 1 ? 'night' : 'nights'} from ${arrival.format('MMMM D')}`
            : 'Choose the day of departure'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
