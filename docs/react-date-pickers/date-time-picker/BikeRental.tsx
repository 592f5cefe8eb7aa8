import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const pickup = dayjs('2025-04-17T09:30');
const feePerHour = 4;

export default function BikeRental() {
  const [back, setBack] = React.useState<Dayjs | null>(dayjs('2025-04-17T14:00'));
  const hours = back?.isValid() ? Math.ceil(back.diff(pickup, 'hour', true)) : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Bring the bike back"
          minDateTime={pickup}
          value={back}
          onChange={setBack}
        />
        <Typography variant="body2" aria-live="polite">
          {hours > 0
            ? `${hours} ${hours === 1 ? 'hour' : 'hours'} from April 17, 9:30 AM: €${hours * feePerHour}`
            : 'Choose a time after April 17, 9:30 AM'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
