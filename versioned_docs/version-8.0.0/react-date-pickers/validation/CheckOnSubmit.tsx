import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function CheckOnSubmit() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [message, setMessage] = React.useState('');

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (value === null) {
      setMessage('Enter the whole date.');
    } else {
      setMessage(error ? 'Choose a day from April 17 on.' : 'Saved.');
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={submit} spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          label="First day"
          value={value}
          onChange={setValue}
          minDate={dayjs('2025-04-17')}
          onError={setError}
        />
        <Button type="submit" variant="outlined">
          Save
        </Button>
        <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
          {message}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
