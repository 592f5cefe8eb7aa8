import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function ClearAndNow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TimePicker
          label="Clear button in the field"
          defaultValue={dayjs('2025-04-17T09:30')}
          slotProps={{ field: { clearable: true } }}
        />
        <TimePicker
          label="Buttons below the lists"
          defaultValue={dayjs('2025-04-17T09:30')}
          localeText={{ todayButtonLabel: 'Now' }}
          slotProps={{ actionBar: { actions: ['clear', 'today', 'accept'] } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
