import { fr } from 'date-fns/locale/fr';
import Stack from '@mui/material/Stack';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFnsAdapter() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={fr}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Order date" defaultValue={new Date(2025, 3, 17)} />
        <DateTimePicker label="Delivered" defaultValue={new Date(2025, 3, 22, 16, 45)} />
      </Stack>
    </LocalizationProvider>
  );
}
