import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function OvenTime() {
  const [[start, end], setFiring] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17T18:30'),
    dayjs('2025-04-18T07:00'),
  ]);
  const hours = start?.isValid() && end?.isValid() ? end.diff(start, 'hour', true) : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputDateTimeRangeField
          label="Kiln on"
          format="MM/DD HH:mm"
          value={[start, end]}
          onChange={setFiring}
        />
        <Typography variant="body2" aria-live="polite">
          {hours > 0 ? `${hours.toFixed(1)} hours, about ${Math.round(hours * 9)} kWh` : 'No time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
