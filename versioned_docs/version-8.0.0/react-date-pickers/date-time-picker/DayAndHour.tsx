import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DayAndHour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DateTimePicker
          label="Born"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          openTo="year"
          maxDate={dayjs('2025-04-17')}
          defaultValue={dayjs('1990-08-14T03:25')}
        />
        <DateTimePicker
          label="Full hour"
          views={['year', 'day', 'hours']}
          defaultValue={dayjs('2025-04-17T09:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
