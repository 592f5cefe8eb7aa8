import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function ClearOrLock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeRangePicker
          label="Clearable"
          defaultValue={[dayjs('2025-04-17T09:30'), dayjs('2025-04-17T17:15')]}
          slotProps={{ field: { clearable: true } }}
        />
        <TimeRangePicker
          label="Disabled"
          disabled
          defaultValue={[dayjs('2025-04-17T09:30'), dayjs('2025-04-17T17:15')]}
        />
        <TimeRangePicker
          label="Read-only"
          readOnly
          defaultValue={[dayjs('2025-04-17T09:30'), dayjs('2025-04-17T17:15')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
