import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const moveIn = dayjs('2025-05-01');

export default function States() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField label="Clearable" clearable defaultValue={moveIn} />
        <DateField label="Read-only" readOnly defaultValue={moveIn} />
        <DateField label="Disabled" disabled defaultValue={moveIn} />
      </Stack>
    </LocalizationProvider>
  );
}
