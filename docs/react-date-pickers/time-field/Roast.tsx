import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function Roast() {
  const [dinner, setDinner] = React.useState<Dayjs | null>(dayjs('2025-12-25T19:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeField label="Dinner on December 25" value={dinner} onChange={setDinner} />
        <Typography variant="body2" aria-live="polite">
          {dinner?.isValid()
            ? `Roast in the oven at ${dinner.subtract(150, 'minute').format('h:mm A')}`
            : 'When do you want to eat?'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
