import { enUS, type Locale } from 'date-fns/locale';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const mondayFirst: Locale = { ...enUS, options: { weekStartsOn: 1, firstWeekContainsDate: 4 } };

export default function WeekStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={mondayFirst}>
      <DateCalendar defaultValue={new Date(2025, 3, 17)} displayWeekNumber disableHighlightToday />
    </LocalizationProvider>
  );
}
