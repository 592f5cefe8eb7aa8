import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

const formats = { keyboardDate: 'YYYY-MM-DD' };
const isWeekend = (date: Dayjs) => date.day() === 0 || date.day() === 6;

function messageOf(isForbidden: boolean, isHalf: boolean) {
  if (isForbidden) return 'Start and end on a working day, and end after the start.';
  return isHalf ? 'Enter the first and the last day.' : 'First and last day';
}

export default function LeaveForm() {
  const [leave, setLeave] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17'),
    dayjs('2025-04-22'),
  ]);
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);
  const [sent, setSent] = React.useState('nothing yet');
  const [isChecked, setChecked] = React.useState(false);

  const isForbidden = error.some(Boolean);
  const isHalf = !leave.every(Boolean);

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('leave'));
    setChecked(true);
    setSent(isHalf || isForbidden ? 'nothing, check the dates' : text);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <Stack component="form" onSubmit={submit} spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        {/* #region taught */}
        <DateRangePicker
          label="Leave"
          name="leave"
          value={leave}
          onChange={setLeave}
          shouldDisableDate={isWeekend}
          onError={setError}
          slotProps={{
            textField: {
              required: true,
              error: isForbidden || (isChecked && isHalf),
              helperText: messageOf(isForbidden, isChecked && isHalf),
            },
          }}
        />
        {/* #endregion taught */}
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
