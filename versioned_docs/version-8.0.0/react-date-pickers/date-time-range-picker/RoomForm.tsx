import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

export default function RoomForm() {
  const [booking, setBooking] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17T19:00'),
    dayjs('2025-04-18T01:00'),
  ]);
  const [error, setError] = React.useState<DateTimeRangeValidationError>([null, null]);
  const [sent, setSent] = React.useState('nothing yet');
  const isWrong = error.some(Boolean);

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('event'));
    setSent(booking.every(Boolean) && !isWrong ? text : 'nothing, check the times');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <DateTimeRangePicker
          label="Great hall"
          name="event"
          format="YYYY-MM-DD HH:mm"
          ampm={false}
          value={booking}
          onChange={setBooking}
          minDateTime={dayjs('2025-04-01T08:00')}
          onError={setError}
          slotProps={{
            textField: {
              required: true,
              helperText: isWrong ? 'The end has to be after the start' : 'With setting up',
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
