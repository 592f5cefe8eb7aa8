import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';

const rate = (weekday: number) => (weekday === 5 || weekday === 6 ? 120 : 85);

// #region taught
function RateDay(props: DateRangePickerDayProps) {
  const { day, disabled, outsideCurrentMonth } = props;
  return (
    <DateRangePickerDay
      {...props}
      sx={{ '& .MuiDateRangePickerDay-day': { flexDirection: 'column', lineHeight: 1.2 } }}
    >
      {day.date()}
      {!disabled && !outsideCurrentMonth && <Box sx={{ fontSize: 11 }}>€{rate(day.day())}</Box>}
    </DateRangePickerDay>
  );
}
// #endregion taught

export default function RoomRates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        minDate={dayjs('2025-04-10')}
        defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
        // #region taught
        slots={{ day: RateDay }}
        // #endregion taught
      />
    </LocalizationProvider>
  );
}
