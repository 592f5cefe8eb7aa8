import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const firstDay = dayjs('2024-01-01');
const lastDay = dayjs('2025-12-31');
const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'We handle damage since January 1, 2024.',
  maxDate: 'Reports for 2025 close on December 31.',
  invalidDate: 'There is no such date.',
};

export default function ReportForm() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2023-12-30'));
  const [error, setError] = React.useState<DateValidationError>(null);
  const [sent, setSent] = React.useState('nothing yet');

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setSent(date && !error ? date.format('YYYY-MM-DD') : 'nothing, check the date');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2}>
        <DateField
          label="Day of the damage"
          required
          value={date}
          onChange={setDate}
          minDate={firstDay}
          maxDate={lastDay}
          onError={setError}
          helperText={error ? (messages[error] ?? 'This date is not allowed.') : ' '}
        />
        <Button type="submit" variant="outlined">
          Report
        </Button>
        <Typography role="status" variant="body2">
          Sent: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
