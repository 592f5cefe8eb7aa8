import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LaunchForm() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-04-17T09:30'));
  const [error, setError] = React.useState<string | null>(null);
  const [sent, setSent] = React.useState('nothing yet');

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('publish'));
    setSent(start && !error ? text : 'nothing, check the date');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2}>
        <DateTimePicker
          label="Publish"
          name="publish"
          format="YYYY-MM-DD HH:mm"
          ampm={false}
          value={start}
          onChange={setStart}
          minDateTime={dayjs('2025-04-17T08:00')}
          maxDateTime={dayjs('2025-06-30T18:00')}
          onError={setError}
          slotProps={{
            textField: {
              required: true,
              helperText: error ? 'Between April 17, 8:00 and June 30, 18:00' : 'Berlin time',
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
