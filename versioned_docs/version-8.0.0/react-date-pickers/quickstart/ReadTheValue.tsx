import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReadTheValue() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Departure" value={departure} onChange={setDeparture} />
        <Typography aria-live="polite">
          {departure?.isValid() ? departure.format('dddd, MMMM D, YYYY') : 'Choose a day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
