import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const twoLetters = (day: Dayjs) => day.format('dd');

export default function CalendarFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2025-04-17')}
        dayOfWeekFormatter={twoLetters}
        slotProps={{
          toolbar: { toolbarFormat: 'ddd, MMMM D' },
          calendarHeader: { format: 'MMM YYYY' },
          actionBar: { actions: [] },
        }}
        disableHighlightToday
      />
    </LocalizationProvider>
  );
}
