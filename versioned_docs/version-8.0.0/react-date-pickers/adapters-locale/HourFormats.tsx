import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const closing = dayjs('2025-04-17T21:30');

export default function HourFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
        <TimePicker label="As the locale has it" defaultValue={closing} />
        <TimePicker label="12 hours" defaultValue={closing} ampm />
        <TimePicker label="Only the field" defaultValue={closing} format="hh:mm A" />
      </Stack>
    </LocalizationProvider>
  );
}
