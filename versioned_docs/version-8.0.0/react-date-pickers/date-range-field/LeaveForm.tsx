import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const firstDay = dayjs('2025-01-01');
const lastDay = dayjs('2025-12-31');

function messageOf([start, end]: DateRangeValidationError) {
  if (start === 'invalidRange') return 'The leave ends before it starts.';
  if (start) return 'The first day must be in 2025.';
  return end ? 'The last day must be in 2025.' : ' ';
}

export default function LeaveForm() {
  const [leave, setLeave] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-12-22'),
    dayjs('2026-01-02'),
  ]);
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);
  const [sent, setSent] = React.useState('nothing yet');

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const days = leave.flatMap((day) => day?.format('YYYY-MM-DD') ?? []);
    const isComplete = days.length === 2 && !error[0] && !error[1];
    setSent(isComplete ? days.join(' to ') : 'nothing, check the dates');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <SingleInputDateRangeField
          label="Leave"
          value={leave}
          onChange={setLeave}
          minDate={firstDay}
          maxDate={lastDay}
          onError={setError}
          helperText={messageOf(error)}
        />
        <Button type="submit" variant="outlined">
          Request
        </Button>
        <Typography role="status" variant="body2">
          Sent: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
