import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

/** Dearer toward the weekend, and in waves: euros for one night train to the coast. */
const fareOn = (day: Dayjs) => 49 + 6 * ((day.day() + 6) % 7) + 5 * ((day.date() * 7) % 4);

const cheap = 60;

// #region taught
function FareDay(props: PickersDayProps) {
  const { day, disabled, outsideCurrentMonth } = props;
  const fare = fareOn(day);
  return (
    <PickersDay {...props} sx={{ flexDirection: 'column', borderRadius: 1, lineHeight: 1.3 }}>
      {day.date()}
      {!disabled && !outsideCurrentMonth && (
        <Box sx={{ fontSize: 11, fontWeight: fare <= cheap ? 700 : 400 }}>€{fare}</Box>
      )}
    </PickersDay>
  );
}
// #endregion taught

export default function FareCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-06-18'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 340 }}>
        <DateCalendar
          value={day}
          onChange={setDay}
          minDate={dayjs('2025-06-05')}
          maxDate={dayjs('2025-08-31')}
          views={['day']}
          disableHighlightToday
          // #region taught
          slots={{ day: FareDay }}
          // #endregion taught
          sx={{ width: '100%' }}
        />
        <Typography aria-live="polite" sx={{ textAlign: 'center' }}>
          Night train on {day?.format('dddd, MMMM D')}: <strong>€{day && fareOn(day)}</strong>
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
