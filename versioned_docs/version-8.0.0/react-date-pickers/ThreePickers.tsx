import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function ThreePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Delivery day" defaultValue={dayjs('2025-04-17')} />
        <TimePicker label="Shop opens" defaultValue={dayjs('2025-04-17T08:30')} />
        <DateTimePicker label="Train departs" defaultValue={dayjs('2025-04-17T14:05')} />
      </Stack>
    </LocalizationProvider>
  );
}
