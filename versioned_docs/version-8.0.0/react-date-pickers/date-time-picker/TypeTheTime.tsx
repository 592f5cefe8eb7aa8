import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const typed = { hours: null, minutes: null, seconds: null };

export default function TypeTheTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Accident"
        defaultValue={dayjs('2025-04-17T09:37')}
        viewRenderers={typed}
      />
    </LocalizationProvider>
  );
}
