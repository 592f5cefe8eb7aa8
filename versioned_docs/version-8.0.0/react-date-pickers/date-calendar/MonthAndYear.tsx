import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const first = dayjs('2020-01-01');
const last = dayjs('2031-12-31');

export default function MonthAndYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <MonthCalendar aria-label="Month" defaultValue={dayjs('2025-04-17')} />
        <YearCalendar
          aria-label="Year"
          defaultValue={dayjs('2025-04-17')}
          minDate={first}
          maxDate={last}
        />
      </Stack>
    </LocalizationProvider>
  );
}
