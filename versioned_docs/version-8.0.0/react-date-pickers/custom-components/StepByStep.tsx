import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

export default function StepByStep() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimePicker
        label="Check-in"
        defaultValue={dayjs('2025-04-17T15:00')}
        slotProps={{ actionBar: { actions: ['clear', 'cancel', 'nextOrAccept'] } }}
      />
    </LocalizationProvider>
  );
}
