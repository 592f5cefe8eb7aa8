import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';

export default function DeskAndPhone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DesktopTimeRangePicker
          label="With a mouse"
          defaultValue={[dayjs('2025-04-17T09:30'), dayjs('2025-04-17T17:15')]}
        />
        <MobileTimeRangePicker
          label="With a finger"
          defaultValue={[dayjs('2025-04-17T09:30'), dayjs('2025-04-17T17:15')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
