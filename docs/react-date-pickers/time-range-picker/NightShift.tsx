import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const hours = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'hour', unitDisplay: 'long' });

/** An end before the start is on the next day. */
function endOf([start, end]: DateRange<Dayjs>) {
  return start && end?.isBefore(start) ? end.add(1, 'day') : end;
}

export default function NightShift() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17T22:00'),
    dayjs('2025-04-17T06:00'),
  ]);
  const [from] = shift;
  const to = endOf(shift);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeRangePicker
          label="Night shift"
          ampm={false}
          value={shift}
          onChange={setShift}
          slotProps={{ textField: { error: false } }}
        />
        <Typography variant="body2" aria-live="polite">
          {from?.isValid() && to?.isValid()
            ? `${hours.format(to.diff(from, 'hour', true))}, until ${to.format('dddd H:mm')}`
            : 'Choose start and end'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
