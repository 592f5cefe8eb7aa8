import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const monday = 1;

export default function TableBooking() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17T19:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
          <DateCalendar
            value={value}
            onChange={setValue}
            minDate={dayjs('2025-04-08')}
            maxDate={dayjs('2025-06-30')}
            shouldDisableDate={(day) => day.day() === monday}
            views={['day']}
            disableHighlightToday
            sx={{ width: '100%', maxWidth: 320 }}
          />
          <DigitalClock
            value={value}
            onChange={setValue}
            minTime={dayjs('2025-04-17T18:00')}
            maxTime={dayjs('2025-04-17T21:30')}
            timeStep={30}
            skipDisabled
            sx={{ width: 140, maxHeight: { xs: 144, sm: 340 } }}
          />
        </Stack>
        <Typography aria-live="polite" sx={{ textAlign: 'center' }}>
          Table for two: <strong>{value?.format('dddd, MMMM D [at] h:mm A')}</strong>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
