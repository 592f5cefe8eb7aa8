import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function YearMonthDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year', 'month', 'day']}
        openTo="year"
        yearsOrder="desc"
        yearsPerRow={4}
        monthsPerRow={4}
        minDate={dayjs('1990-01-01')}
        maxDate={dayjs('2025-12-31')}
        referenceDate={dayjs('2025-04-17')}
      />
    </LocalizationProvider>
  );
}
