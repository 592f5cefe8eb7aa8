import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TwelveOrTwentyFour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Box role="group" aria-label="12 hours">
          <TimeClock ampm ampmInClock defaultValue={dayjs('2025-04-17T19:30')} />
        </Box>
        <Box role="group" aria-label="24 hours">
          <TimeClock ampm={false} defaultValue={dayjs('2025-04-17T19:30')} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
