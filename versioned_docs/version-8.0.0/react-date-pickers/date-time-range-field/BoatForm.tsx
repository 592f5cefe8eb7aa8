import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const seasonStarts = dayjs('2025-04-19T09:00');
const seasonEnds = dayjs('2025-10-05T18:00');
const firstTrip: DateRange<Dayjs> = [dayjs('2025-04-19T08:00'), dayjs('2025-04-20T12:00')];

function messageOf([start, end]: DateTimeRangeValidationError) {
  if (start === 'invalidRange') return 'You return before you leave.';
  if (start === 'minTime') return 'On the first day, boats leave from 9:00.';
  return start || end ? 'The season is April 19 to October 5.' : ' ';
}

export default function BoatForm() {
  const [trip, setTrip] = React.useState(firstTrip);
  const [error, setError] = React.useState<DateTimeRangeValidationError>([null, null]);
  const [sent, setSent] = React.useState('nothing yet');

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const ends = trip.flatMap((end) => end?.format('MM-DD HH:mm') ?? []);
    const isComplete = ends.length === 2 && !error[0] && !error[1];
    setSent(isComplete ? ends.join(' to ') : 'nothing, check the trip');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputDateTimeRangeField
          label="Boat trip in 2025"
          format="MM/DD HH:mm"
          value={trip}
          onChange={setTrip}
          minDateTime={seasonStarts}
          maxDateTime={seasonEnds}
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
