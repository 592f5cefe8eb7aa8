import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const finish = dayjs('2025-04-17T13:08:42');

export default function TimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeField label="Finish time" format="HH:mm:ss" defaultValue={finish} />
        <TimeField label="Lap time" format="mm:ss" defaultValue={finish} />
        <TimeField label="Hour of the race" format="h A" defaultValue={finish} />
        <TimeField label="French style" format="HH [h] mm" defaultValue={finish} />
      </Stack>
    </LocalizationProvider>
  );
}
