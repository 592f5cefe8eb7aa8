import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const landing = dayjs('2025-04-17T22:35');

export default function States() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 260 }}>
        <DateTimeField label="Clearable" clearable defaultValue={landing} />
        <DateTimeField label="Read-only" readOnly defaultValue={landing} />
        <DateTimeField label="Disabled" disabled defaultValue={landing} />
      </Stack>
    </LocalizationProvider>
  );
}
