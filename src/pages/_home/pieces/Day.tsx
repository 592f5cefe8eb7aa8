import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** A calendar that displays the chosen day. */
export default function Day() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-24'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        value={day}
        onChange={setDay}
        disableHighlightToday
        // Seven days side by side in the narrowest card.
        sx={{
          width: '100%',
          maxWidth: 320,
          height: 308,
          '& .MuiDayCalendar-weekDayLabel, & .MuiPickersDay-root': { mx: 0 },
        }}
      />
      <Typography aria-live="polite" variant="body2" sx={{ height: 32, textAlign: 'center' }}>
        {day?.format('dddd, MMMM D, YYYY')}
      </Typography>
    </LocalizationProvider>
  );
}
