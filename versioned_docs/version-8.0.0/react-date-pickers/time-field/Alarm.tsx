import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const wakeUp = dayjs('2025-04-17T06:45');

export default function Alarm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeField label="Alarm" defaultValue={wakeUp} />
        <TimeField label="Alarm, 24 hours" ampm={false} defaultValue={wakeUp} />
      </Stack>
    </LocalizationProvider>
  );
}
