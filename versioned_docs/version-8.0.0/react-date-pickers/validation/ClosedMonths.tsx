import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isWinter = (month: Dayjs) => [0, 1, 11].includes(month.month());
const isRenovation = (year: Dayjs) => year.year() === 2026;

export default function ClosedMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year', 'month', 'day']}
        openTo="month"
        defaultValue={dayjs('2025-04-17')}
        shouldDisableMonth={isWinter}
        shouldDisableYear={isRenovation}
      />
    </LocalizationProvider>
  );
}
