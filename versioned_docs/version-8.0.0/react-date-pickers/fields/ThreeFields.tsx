import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function ThreeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField label="Date of birth" defaultValue={dayjs('1987-11-08')} />
        <TimeField label="Alarm" defaultValue={dayjs('2025-04-17T06:45')} />
        <DateTimeField label="Departure" defaultValue={dayjs('2025-04-17T09:20')} />
      </Stack>
    </LocalizationProvider>
  );
}
