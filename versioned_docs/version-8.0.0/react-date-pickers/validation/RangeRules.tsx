import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

/** Guests may leave on a Sunday, but not arrive on one. */
const isClosed = (day: Dayjs, position: string) => position === 'start' && day.day() === 0;

export default function RangeRules() {
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        defaultValue={[dayjs('2025-04-20'), dayjs('2025-04-27')]}
        shouldDisableDate={isClosed}
        onError={setError}
        sx={{ width: 280, maxWidth: '100%' }}
        slotProps={{
          textField: { helperText: `Start: ${error[0] ?? 'none'}, end: ${error[1] ?? 'none'}` },
        }}
      />
    </LocalizationProvider>
  );
}
