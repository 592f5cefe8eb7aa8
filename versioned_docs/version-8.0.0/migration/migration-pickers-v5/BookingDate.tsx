import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function BookingDate() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-04-17'));
  const [saved, setSaved] = React.useState<Dayjs | null>(value);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Day of the visit"
          format="DD.MM.YYYY"
          minDate={dayjs('2026-01-01')}
          value={value}
          onChange={(newValue, { validationError }) => {
            setValue(newValue);
            if (validationError === null) {
              setSaved(newValue);
            }
          }}
          slotProps={{ textField: { fullWidth: true, helperText: 'From 2026 on' } }}
        />
        <Typography role="status">
          Saved: {saved ? saved.format('MMMM D, YYYY') : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
