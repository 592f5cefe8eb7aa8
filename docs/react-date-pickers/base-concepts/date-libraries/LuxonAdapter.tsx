import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LuxonAdapter() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="fr">
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Order date" defaultValue={DateTime.fromISO('2025-04-17')} />
        <DateTimePicker label="Delivered" defaultValue={DateTime.fromISO('2025-04-22T16:45')} />
      </Stack>
    </LocalizationProvider>
  );
}
