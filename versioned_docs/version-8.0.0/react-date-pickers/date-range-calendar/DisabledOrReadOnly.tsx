import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function DisabledOrReadOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }}>
        <DateRangeCalendar
          calendars={1}
          readOnly
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
        />
        <DateRangeCalendar
          calendars={1}
          disabled
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
