import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function ClearTheRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DateRangePicker
          label="Clear button in the field"
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
          sx={{ width: 330, maxWidth: '100%' }}
          slotProps={{ field: { clearable: true } }}
        />
        <DateRangePicker
          label="Buttons below"
          closeOnSelect={false}
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
          sx={{ width: 300, maxWidth: '100%' }}
          slotProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
