import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const liftoff = dayjs('2025-04-17T13:08:42');

export default function DateTimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField label="24 hours" ampm={false} defaultValue={liftoff} />
        <DateTimeField label="Seconds" format="YYYY-MM-DD HH:mm:ss" defaultValue={liftoff} />
        <DateTimeField label="Weekday" format="ddd, MMM D, h:mm A" defaultValue={liftoff} />
      </Stack>
    </LocalizationProvider>
  );
}
