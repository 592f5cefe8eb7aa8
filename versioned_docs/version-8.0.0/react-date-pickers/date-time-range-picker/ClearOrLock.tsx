import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function ClearOrLock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <DateTimeRangePicker
          label="Clearable"
          defaultValue={[dayjs('2025-04-17T10:00'), dayjs('2025-04-20T18:00')]}
          slotProps={{ field: { clearable: true } }}
        />
        <DateTimeRangePicker
          label="Disabled"
          disabled
          defaultValue={[dayjs('2025-04-17T10:00'), dayjs('2025-04-20T18:00')]}
        />
        <DateTimeRangePicker
          label="Read-only"
          readOnly
          defaultValue={[dayjs('2025-04-17T10:00'), dayjs('2025-04-20T18:00')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
