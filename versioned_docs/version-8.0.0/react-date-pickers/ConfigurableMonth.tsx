import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ConfigurableMonth(props: Partial<DateCalendarProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        // Another choice of views starts afresh.
        key={String(props.views)}
        openTo={props.views?.at(-1)}
        defaultValue={dayjs('2025-06-18')}
        shouldDisableDate={(day) => day.day() === 1}
        {...props}
      />
    </LocalizationProvider>
  );
}
