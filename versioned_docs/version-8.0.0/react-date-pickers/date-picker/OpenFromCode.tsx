import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpenFromCode() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2}>
        <Button onClick={() => setOpen(true)}>Reschedule</Button>
        <DatePicker
          label="Appointment"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          defaultValue={dayjs('2025-04-17')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
