import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function DisabledOrReadOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Box role="group" aria-label="Disabled">
          <TimeClock disabled defaultValue={dayjs('2025-04-17T08:20')} />
        </Box>
        <Box role="group" aria-label="Read-only">
          <TimeClock readOnly defaultValue={dayjs('2025-04-17T08:20')} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
