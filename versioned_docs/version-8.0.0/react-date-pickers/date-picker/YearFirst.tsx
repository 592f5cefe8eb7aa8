import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function YearFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Date of birth"
          views={['year', 'month', 'day']}
          openTo="year"
          yearsOrder="desc"
          maxDate={dayjs('2025-04-17')}
          defaultValue={dayjs('1990-08-14')}
        />
        <DatePicker
          label="Card expires"
          views={['year', 'month']}
          openTo="month"
          minDate={dayjs('2025-04-01')}
          defaultValue={dayjs('2027-09-01')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
