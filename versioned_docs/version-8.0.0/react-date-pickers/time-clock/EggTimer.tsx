import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function EggTimer() {
  const [message, setMessage] = React.useState('Choose the minutes');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <TimeClock
          views={['minutes', 'seconds']}
          showViewSwitcher
          defaultValue={dayjs('2025-04-17T00:05:30')}
          onChange={(time, selectionState, view) => {
            setMessage(`${time?.format('mm:ss')}, ${selectionState}, from ${view}`);
          }}
        />
        <Typography variant="body2" aria-live="polite">
          onChange: {message}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
