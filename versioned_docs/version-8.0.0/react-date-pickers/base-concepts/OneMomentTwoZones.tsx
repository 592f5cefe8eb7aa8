import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function OneMomentTwoZones() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc('2025-04-17T13:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Call, New York time"
          timezone="America/New_York"
          value={value}
          onChange={setValue}
        />
        <DateTimePicker
          label="Call, Tokyo time"
          timezone="Asia/Tokyo"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" aria-live="polite">
          Value: <code>{value?.isValid() ? value.toISOString() : 'none'}</code>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
