import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function DisabledOrReadOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TimePicker label="Disabled" disabled defaultValue={dayjs('2025-04-17T09:30')} />
        <TimePicker label="Read-only" readOnly defaultValue={dayjs('2025-04-17T09:30')} />
      </Stack>
    </LocalizationProvider>
  );
}
