import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function YearFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        views={['year', 'month', 'day']}
        openTo="year"
        yearsOrder="desc"
        maxDate={dayjs('2025-04-17')}
        defaultValue={dayjs('1990-08-14')}
      />
    </LocalizationProvider>
  );
}
