import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const opens = dayjs('2025-04-17T09:00');
const closes = dayjs('2025-04-17T17:30');
const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'We open at 9:00.',
  maxTime: 'The last appointment is at 17:30.',
  minutesStep: 'Appointments start every 15 minutes.',
};

export default function Appointment() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-04-17T08:30'));
  const [error, setError] = React.useState<TimeValidationError>(null);
  const [sent, setSent] = React.useState('nothing yet');

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('time'));
    setSent(time && !error ? text : 'nothing, check the time');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2}>
        <TimeField
          label="Appointment"
          name="time"
          ampm={false}
          value={time}
          onChange={setTime}
          minTime={opens}
          maxTime={closes}
          minutesStep={15}
          onError={setError}
          helperText={error ? (messages[error] ?? 'This time is taken.') : '9:00 to 17:30'}
        />
        <Button type="submit" variant="outlined">
          Book
        </Button>
        <Typography role="status" variant="body2">
          Sent: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
