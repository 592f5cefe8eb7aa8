import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function RangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <DateRangePicker
          label="Hotel stay"
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
        />
        <TimeRangePicker
          label="Late shift"
          defaultValue={[dayjs('2025-04-17T14:00'), dayjs('2025-04-17T22:30')]}
        />
        <DateTimeRangePicker
          label="Car rental"
          defaultValue={[dayjs('2025-04-17T10:00'), dayjs('2025-04-20T18:00')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
