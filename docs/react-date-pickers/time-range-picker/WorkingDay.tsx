import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

export default function WorkingDay() {
  const [[from, to], setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17T09:30'),
    dayjs('2025-04-17T17:15'),
  ]);
  const minutes = from?.isValid() && to?.isValid() ? to.diff(from, 'minute') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeRangePicker label="Working hours" value={[from, to]} onChange={setShift} />
        <Typography variant="body2" aria-live="polite">
          {minutes > 0
            ? `${plural(Math.floor(minutes / 60), 'hour')} ${plural(minutes % 60, 'minute')}`
            : 'Choose start and end'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
