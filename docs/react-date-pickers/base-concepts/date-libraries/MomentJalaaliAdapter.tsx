import moment from 'moment-jalaali';
import Stack from '@mui/material/Stack';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

moment.loadPersian({ dialect: 'persian-modern' });

export default function MomentJalaaliAdapter() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentJalaali}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="تاریخ سفارش" defaultValue={moment('2025-04-17')} />
        <DateTimePicker label="تحویل" defaultValue={moment('2025-04-22T16:45')} />
      </Stack>
    </LocalizationProvider>
  );
}
