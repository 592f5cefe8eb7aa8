import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function YearsAndMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <YearCalendar
          aria-label="Vintage"
          defaultValue={dayjs('2019-09-01')}
          minDate={dayjs('2012-01-01')}
          maxDate={dayjs('2023-12-31')}
          slotProps={{
            yearButton: ({ isYearSelected }) => ({
              sx: { borderRadius: 1, fontWeight: isYearSelected ? 'bold' : undefined },
            }),
          }}
        />
        <MonthCalendar
          aria-label="Harvest"
          defaultValue={dayjs('2019-09-01')}
          minDate={dayjs('2019-08-01')}
          maxDate={dayjs('2019-11-30')}
          slotProps={{
            monthButton: ({ isMonthDisabled }) => ({
              sx: { borderRadius: 1, fontStyle: isMonthDisabled ? 'italic' : 'normal' },
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
