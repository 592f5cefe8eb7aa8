import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const hour = 60;
/** Without the day, as the two ends need not have the same one. */
const minuteOf = (time: Dayjs) => time.hour() * hour + time.minute();

export default function WorkedHours() {
  const [[from, to], setTimes] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17T22:00'),
    dayjs('2025-04-17T06:00'),
  ]);
  const minutes = from && to ? (minuteOf(to) - minuteOf(from) + 24 * hour) % (24 * hour) : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <SingleInputTimeRangeField
          label="Night shift"
          ampm={false}
          value={[from, to]}
          onChange={setTimes}
          error={false}
        />
        <Typography variant="body2" aria-live="polite">
          {minutes ? `${Math.floor(minutes / hour)} h ${minutes % hour} min` : 'Enter both times'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
