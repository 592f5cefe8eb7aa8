import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const lastTrain = dayjs('2025-04-17T23:52');

export default function States() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeField label="Clearable" clearable defaultValue={lastTrain} />
        <TimeField label="Read-only" readOnly defaultValue={lastTrain} />
        <TimeField label="Disabled" disabled defaultValue={lastTrain} />
      </Stack>
    </LocalizationProvider>
  );
}
