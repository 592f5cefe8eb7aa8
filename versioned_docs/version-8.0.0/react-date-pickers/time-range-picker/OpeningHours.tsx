import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange, TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

export default function OpeningHours() {
  const [hours, setHours] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17T09:30'),
    dayjs('2025-04-17T17:15'),
  ]);
  const [error, setError] = React.useState<TimeRangeValidationError>([null, null]);
  const [sent, setSent] = React.useState('nothing yet');
  const isWrong = error.some(Boolean);

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('hours'));
    setSent(hours.every(Boolean) && !isWrong ? text : 'nothing, check the times');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2}>
        <TimeRangePicker
          label="Opening hours"
          name="hours"
          ampm={false}
          value={hours}
          onChange={setHours}
          minTime={dayjs('2025-04-17T07:00')}
          maxTime={dayjs('2025-04-17T20:00')}
          onError={setError}
          slotProps={{
            textField: {
              required: true,
              helperText: isWrong ? 'Between 7:00 and 20:00, start first' : 'Every weekday',
            },
          }}
        />
        <Button type="submit" variant="outlined">
          Send
        </Button>
        <Typography role="status" variant="body2">
          Sent: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
