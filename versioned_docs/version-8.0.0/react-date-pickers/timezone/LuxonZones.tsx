import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const inParis = DateTime.fromISO('2025-04-17T20:00', { zone: 'Europe/Paris' });

export default function LuxonZones() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
        <DateTimePicker label="In its own zone" defaultValue={inParis} />
        <DateTimePicker label="In UTC" defaultValue={inParis} timezone="UTC" />
      </Stack>
    </LocalizationProvider>
  );
}
