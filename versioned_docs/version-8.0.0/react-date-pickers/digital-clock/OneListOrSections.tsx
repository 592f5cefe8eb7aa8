import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function OneListOrSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
        <Box role="group" aria-label="Checkout" sx={{ width: 160 }}>
          <DigitalClock defaultValue={dayjs('2025-04-17T10:30')} />
        </Box>
        <MultiSectionDigitalClock aria-label="Alarm" defaultValue={dayjs('2025-04-17T06:45')} />
      </Stack>
    </LocalizationProvider>
  );
}
