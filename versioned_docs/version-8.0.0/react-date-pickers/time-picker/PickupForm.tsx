import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const opens = dayjs('2025-04-17T09:00');
const closes = dayjs('2025-04-17T18:00');

export default function PickupForm() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-04-17T17:30'));
  const [error, setError] = React.useState<string | null>(null);
  const [sent, setSent] = React.useState('nothing yet');

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('pickup'));
    setSent(time && !error ? text : 'nothing, check the time');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2}>
        <TimePicker
          label="Pickup"
          name="pickup"
          ampm={false}
          value={time}
          onChange={setTime}
          minTime={opens}
          maxTime={closes}
          onError={setError}
          slotProps={{
            textField: {
              required: true,
              helperText: error ? 'We are open from 9:00 to 18:00' : 'The same day',
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
