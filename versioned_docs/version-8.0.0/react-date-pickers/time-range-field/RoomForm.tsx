import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const opens = dayjs('2025-04-17T08:00');
const closes = dayjs('2025-04-17T20:00');
const early = dayjs('2025-04-17T07:30');
const noon = dayjs('2025-04-17T12:00');

function messageOf([start, end]: TimeRangeValidationError) {
  if (start === 'invalidRange') return 'It ends before it starts.';
  if (start === 'minTime') return 'The room opens at 8:00.';
  if (end === 'maxTime') return 'The room closes at 20:00.';
  return start || end ? 'Use steps of 15 minutes, 8:00 to 20:00.' : ' ';
}

export default function RoomForm() {
  const [times, setTimes] = React.useState<DateRange<Dayjs>>([early, noon]);
  const [error, setError] = React.useState<TimeRangeValidationError>([null, null]);
  const [sent, setSent] = React.useState('nothing yet');

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const ends = times.flatMap((time) => time?.format('HH:mm') ?? []);
    const isComplete = ends.length === 2 && !error[0] && !error[1];
    setSent(isComplete ? ends.join(' to ') : 'nothing, check the times');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2}>
        <SingleInputTimeRangeField
          label="Meeting room"
          ampm={false}
          value={times}
          onChange={setTimes}
          minTime={opens}
          maxTime={closes}
          minutesStep={15}
          onError={setError}
          helperText={messageOf(error)}
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
