import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeView } from '@mui/x-date-pickers/models';

const opens = dayjs('2025-04-17T09:00');
const closes = dayjs('2025-04-17T18:00');
const isLunch = (time: Dayjs, view: TimeView) => view === 'hours' && time.hour() === 12;

export default function OpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Appointment"
        ampm={false}
        defaultValue={dayjs('2025-04-17T12:30')}
        minTime={opens}
        maxTime={closes}
        minutesStep={15}
        shouldDisableTime={isLunch}
      />
    </LocalizationProvider>
  );
}
