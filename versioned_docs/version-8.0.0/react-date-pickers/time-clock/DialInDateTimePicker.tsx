import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

export default function DialInDateTimePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimePicker
        label="Pickup"
        openTo="hours"
        viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
        defaultValue={dayjs('2025-04-17T18:30')}
      />
    </LocalizationProvider>
  );
}
