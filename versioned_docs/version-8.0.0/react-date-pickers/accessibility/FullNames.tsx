import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const holidays: Record<string, string> = { '2025-04-18': 'Good Friday', '2025-04-20': 'Easter' };

function NamedDay(props: PickersDayProps) {
  const holiday = holidays[props.day.format('YYYY-MM-DD')];
  const name = props.day.format('dddd, MMMM D');
  return (
    <PickersDay
      {...props}
      aria-label={holiday ? `${name}, ${holiday}` : name}
      sx={{ fontWeight: holiday ? 'bold' : undefined }}
    />
  );
}

export default function FullNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        slots={{ day: NamedDay }}
        disableHighlightToday
      />
    </LocalizationProvider>
  );
}
