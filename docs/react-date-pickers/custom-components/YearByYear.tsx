import dayjs from 'dayjs';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

// #region taught
function YearHeader({ currentMonth, labelId, onMonthChange }: PickersCalendarHeaderProps) {
  const month = dayjs(currentMonth as dayjs.Dayjs);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', px: 1, pt: 1 }}>
      <IconButton aria-label="Previous year" onClick={() => onMonthChange(month.add(-1, 'year'))}>
        <KeyboardDoubleArrowLeftIcon />
      </IconButton>
      <IconButton aria-label="Previous month" onClick={() => onMonthChange(month.add(-1, 'month'))}>
        <ChevronLeftIcon />
      </IconButton>
      <Typography id={labelId} aria-live="polite" sx={{ flex: 1, textAlign: 'center' }}>
        {month.format('MMM YYYY')}
      </Typography>
      <IconButton aria-label="Next month" onClick={() => onMonthChange(month.add(1, 'month'))}>
        <ChevronRightIcon />
      </IconButton>
      <IconButton aria-label="Next year" onClick={() => onMonthChange(month.add(1, 'year'))}>
        <KeyboardDoubleArrowRightIcon />
      </IconButton>
    </Stack>
  );
}
// #endregion taught

export default function YearByYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        views={['day']}
        // #region taught
        slots={{ calendarHeader: YearHeader }}
        // #endregion taught
      />
    </LocalizationProvider>
  );
}
