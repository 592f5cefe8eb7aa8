import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// Outside the component: a new object creates a new adapter.
const dateFormats = {
  keyboardDateTime24h: 'YYYY-MM-DD HH:mm',
  month: 'MMM',
};

export default function FormatOnce() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField label="Backup" ampm={false} defaultValue={dayjs('2025-04-17T02:00')} />
        <DateCalendar
          defaultValue={dayjs('2025-04-17')}
          disableHighlightToday
          sx={{ width: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
