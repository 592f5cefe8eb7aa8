import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function OneToThreeMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DateRangePicker
          label="One month"
          calendars={1}
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
          sx={{ width: 280, maxWidth: '100%' }}
        />
        <DateRangePicker
          label="Three, April in the middle"
          calendars={3}
          currentMonthCalendarPosition={2}
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
          sx={{ width: 280, maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
