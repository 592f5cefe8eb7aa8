import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region taught
const holidays = ['2025-04-18', '2025-04-21', '2025-05-01'];

function isDayOff(day: Dayjs) {
  const isWeekend = day.day() === 0 || day.day() === 6;
  return isWeekend || holidays.includes(day.format('YYYY-MM-DD'));
}
// #endregion taught

export default function WorkingDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region taught */}
      <DateCalendar defaultValue={dayjs('2025-04-17')} shouldDisableDate={isDayOff} />
      {/* #endregion taught */}
    </LocalizationProvider>
  );
}
