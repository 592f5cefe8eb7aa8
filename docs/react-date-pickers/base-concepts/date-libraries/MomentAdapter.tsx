import moment from 'moment';
import Stack from '@mui/material/Stack';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MomentAdapter() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="en">
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Order date" defaultValue={moment('2025-04-17')} />
        <DateTimePicker label="Delivered" defaultValue={moment('2025-04-22T16:45')} />
      </Stack>
    </LocalizationProvider>
  );
}
