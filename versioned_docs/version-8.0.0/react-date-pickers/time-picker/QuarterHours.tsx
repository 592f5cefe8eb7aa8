import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const opens = dayjs('2025-04-17T18:00');
const closes = dayjs('2025-04-17T22:00');

export default function QuarterHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TimePicker
          label="Meeting"
          timeSteps={{ minutes: 15 }}
          defaultValue={dayjs('2025-04-17T10:45')}
        />
        <TimePicker
          label="Table for two"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          minTime={opens}
          maxTime={closes}
          skipDisabled
          defaultValue={dayjs('2025-04-17T19:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
