import * as React from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const taken = ['09:30', '10:00', '11:30', '13:00', '13:30', '15:30'];

export default function FreeSlots() {
  const [skipDisabled, setSkipDisabled] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <FormControlLabel
          label="Free slots only"
          control={<Switch checked={skipDisabled} onChange={(_, on) => setSkipDisabled(on)} />}
        />
        <DigitalClock
          skipDisabled={skipDisabled}
          defaultValue={dayjs('2025-04-17T10:30')}
          minTime={dayjs('2025-04-17T09:00')}
          maxTime={dayjs('2025-04-17T16:30')}
          shouldDisableTime={(time) => taken.includes(time.format('HH:mm'))}
          sx={{ maxWidth: 240 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
