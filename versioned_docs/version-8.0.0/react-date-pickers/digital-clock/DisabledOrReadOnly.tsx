import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DisabledOrReadOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
        <MultiSectionDigitalClock
          aria-label="Disabled"
          disabled
          defaultValue={dayjs('2025-04-17T08:05')}
        />
        <MultiSectionDigitalClock
          aria-label="Read-only"
          readOnly
          defaultValue={dayjs('2025-04-17T08:05')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
