import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

export default function CheckIn() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Check-in"
        ampm={false}
        defaultValue={dayjs('2025-04-17T14:00')}
        minDateTime={dayjs('2025-04-17T15:00')}
        maxDateTime={dayjs('2025-04-20T22:00')}
        onError={setError}
        slotProps={{ textField: { helperText: `Error: ${error ?? 'none'}` } }}
      />
    </LocalizationProvider>
  );
}
