import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearAndNow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DateTimePicker
          label="Clear button in the field"
          defaultValue={dayjs('2025-04-17T09:30')}
          slotProps={{ field: { clearable: true } }}
        />
        <DateTimePicker
          label="Buttons in the popup"
          defaultValue={dayjs('2025-04-17T09:30')}
          localeText={{ todayButtonLabel: 'Now' }}
          slotProps={{ actionBar: { actions: ['clear', 'today', 'cancel', 'nextOrAccept'] } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
