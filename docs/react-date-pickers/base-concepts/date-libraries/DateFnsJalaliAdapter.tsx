import Stack from '@mui/material/Stack';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFnsJalaliAdapter() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="تاریخ سفارش" defaultValue={new Date(2025, 3, 17)} />
        <DateTimePicker label="تحویل" defaultValue={new Date(2025, 3, 22, 16, 45)} />
      </Stack>
    </LocalizationProvider>
  );
}
