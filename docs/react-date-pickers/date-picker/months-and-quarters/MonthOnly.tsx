import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MonthOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* #region taught */}
        <DatePicker
          label="Card expires"
          views={['year', 'month']}
          openTo="month"
          format="MM/YY"
          minDate={dayjs('2025-04-01')}
          defaultValue={dayjs('2027-09-01')}
        />
        <DatePicker label="Vintage" views={['year']} defaultValue={dayjs('2019-01-01')} />
        {/* #endregion taught */}
      </Stack>
    </LocalizationProvider>
  );
}
