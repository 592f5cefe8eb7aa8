import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';

export default function DeskAndPhone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DesktopDateRangePicker
          label="With a mouse"
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
          sx={{ width: 280, maxWidth: '100%' }}
        />
        <MobileDateRangePicker
          label="With a finger"
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
          sx={{ width: 280, maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
