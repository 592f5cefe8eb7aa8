import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const localeText = { timePickerToolbarTitle: 'Pickup time' };

export default function PickupTime() {
  const [pickup, setPickup] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <Stack spacing={2}>
        <DigitalClock
          value={pickup}
          onChange={setPickup}
          referenceDate={dayjs('2025-04-17T12:00')}
          sx={{ maxWidth: 240 }}
        />
        <Typography variant="body2" aria-live="polite">
          {pickup ? `Ready on ${pickup.format('dddd [at] h:mm A')}` : 'Choose a time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
