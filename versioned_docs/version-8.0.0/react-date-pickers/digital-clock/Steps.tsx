import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function Steps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
        <Box role="group" aria-label="Every 45 minutes" sx={{ width: 160 }}>
          <DigitalClock timeStep={45} defaultValue={dayjs('2025-04-17T09:45')} />
        </Box>
        <MultiSectionDigitalClock
          aria-label="Every second hour, quarters"
          timeSteps={{ hours: 2, minutes: 15 }}
          ampm={false}
          defaultValue={dayjs('2025-04-17T10:15')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
