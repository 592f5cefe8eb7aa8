import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const yearStart = dayjs('2025-01-01');
const yearEnd = dayjs('2025-12-31');

export default function LeaveRequest() {
  const [first, setFirst] = React.useState<Dayjs | null>(dayjs('2025-07-14'));
  const [last, setLast] = React.useState<Dayjs | null>(dayjs('2025-07-08'));
  const tooEarly = Boolean(first && last?.isBefore(first, 'day'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} sx={{ width: '100%', maxWidth: 320 }} noValidate>
        <Typography variant="subtitle1" component="p">
          Request leave in 2025
        </Typography>
        <DatePicker
          label="First day"
          name="firstDay"
          value={first}
          onChange={setFirst}
          minDate={yearStart}
          maxDate={yearEnd}
        />
        <DatePicker
          label="Last day"
          name="lastDay"
          value={last}
          onChange={setLast}
          minDate={first?.isValid() ? first : yearStart}
          maxDate={yearEnd}
          slotProps={{
            textField: { helperText: tooEarly ? 'Choose the first day or a later one' : ' ' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
