import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function TwelveOrTwentyFour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
        <MultiSectionDigitalClock
          aria-label="12 hours"
          ampm
          defaultValue={dayjs('2025-04-17T19:30')}
        />
        <MultiSectionDigitalClock
          aria-label="24 hours"
          ampm={false}
          defaultValue={dayjs('2025-04-17T19:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
