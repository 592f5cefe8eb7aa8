import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const firstDay = dayjs('2025-04-01');
const lastDay = dayjs('2025-06-30');

function messageOf(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Between April 1 and June 30, 2025';
    case 'minDate':
      return `The exhibition opens on ${firstDay.format('MMMM D')}.`;
    case 'maxDate':
      return `The exhibition closes on ${lastDay.format('MMMM D')}.`;
    default:
      return 'This is not a date.';
  }
}

export default function ShowTheError() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of your visit"
        defaultValue={dayjs('2025-07-05')}
        minDate={firstDay}
        maxDate={lastDay}
        onError={setError}
        slotProps={{ textField: { helperText: messageOf(error) } }}
      />
    </LocalizationProvider>
  );
}
