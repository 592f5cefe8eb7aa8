import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';

export default function DeskAndPhone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <DesktopDateTimeRangePicker
          label="With a mouse"
          defaultValue={[dayjs('2025-04-17T10:00'), dayjs('2025-04-20T18:00')]}
        />
        <MobileDateTimeRangePicker
          label="With a finger"
          defaultValue={[dayjs('2025-04-17T10:00'), dayjs('2025-04-20T18:00')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
