import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function LapTime() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-04-17T14:20:30'));
  const [state, setState] = React.useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <MultiSectionDigitalClock
          aria-label="Start of the heat"
          ampm={false}
          views={['hours', 'minutes', 'seconds']}
          value={time}
          onChange={(newTime, selectionState, view) => {
            setTime(newTime);
            setState(`${newTime?.format('HH:mm:ss')}, ${selectionState}, from ${view}`);
          }}
        />
        <Typography variant="body2" aria-live="polite">
          onChange: {state}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
