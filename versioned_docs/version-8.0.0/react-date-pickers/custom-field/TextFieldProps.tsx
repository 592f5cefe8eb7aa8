import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TextFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <DatePicker
          label="Filled and small"
          defaultValue={dayjs('2025-04-17')}
          slotProps={{ textField: { variant: 'filled', size: 'small', color: 'secondary' } }}
        />
        <DatePicker
          label="Spacious"
          formatDensity="spacious"
          defaultValue={dayjs('2025-04-17')}
          slotProps={{ textField: { variant: 'standard', helperText: 'Monday to Friday' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
