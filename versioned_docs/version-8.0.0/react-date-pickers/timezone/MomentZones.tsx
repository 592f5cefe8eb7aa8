import moment from 'moment-timezone';
import Stack from '@mui/material/Stack';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const inParis = moment.tz('2025-04-17T20:00', 'Europe/Paris');

export default function MomentZones() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment} adapterLocale="en">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
        <DateTimePicker label="In its own zone" defaultValue={inParis} />
        <DateTimePicker label="In New York" defaultValue={inParis} timezone="America/New_York" />
      </Stack>
    </LocalizationProvider>
  );
}
