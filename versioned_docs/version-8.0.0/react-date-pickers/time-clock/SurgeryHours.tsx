import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function SurgeryHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        defaultValue={dayjs('2025-04-17T11:15')}
        minTime={dayjs('2025-04-17T08:00')}
        maxTime={dayjs('2025-04-17T17:45')}
        minutesStep={15}
        shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
      />
    </LocalizationProvider>
  );
}
