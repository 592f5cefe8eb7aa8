import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReleaseDay() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <DateCalendar value={day} onChange={setDay} />
        <Typography variant="body2" aria-live="polite">
          {day ? `Release on ${day.format('dddd, MMMM D')}` : 'No day chosen'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
