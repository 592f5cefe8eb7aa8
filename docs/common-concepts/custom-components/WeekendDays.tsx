import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarSlotProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slotProps: DateCalendarSlotProps = {
  // Sunday and Saturday, whatever day the locale starts its weeks on.
  day: ({ day, isDaySelected }) => ({
    sx:
      !isDaySelected && [0, 6].includes(day.day())
        ? { bgcolor: 'action.hover', fontWeight: 'bold' }
        : {},
  }),
};

export default function WeekendDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={dayjs('2025-04-17')} slotProps={slotProps} />
    </LocalizationProvider>
  );
}
