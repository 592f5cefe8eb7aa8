import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const earliest = dayjs('2025-04-18T22:00');
const latest = dayjs('2025-04-20T04:00');
const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  minDate: 'The window opens on April 18.',
  minTime: 'On April 18 the window opens at 22:00.',
  maxDate: 'The window closes on April 20.',
  maxTime: 'On April 20 the window closes at 4:00.',
};

export default function Maintenance() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-04-18T20:00'));
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  const [sent, setSent] = React.useState('nothing yet');

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setSent(start && !error ? start.format('YYYY-MM-DDTHH:mm') : 'nothing, check the start');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2}>
        <DateTimeField
          label="Start of the update"
          ampm={false}
          value={start}
          onChange={setStart}
          minDateTime={earliest}
          maxDateTime={latest}
          onError={setError}
          helperText={error ? (messages[error] ?? 'This is not a moment.') : ' '}
        />
        <Button type="submit" variant="outlined">
          Schedule
        </Button>
        <Typography role="status" variant="body2">
          Sent: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
