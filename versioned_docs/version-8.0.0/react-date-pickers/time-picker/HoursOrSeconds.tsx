import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function HoursOrSeconds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimePicker label="Quiet from" views={['hours']} defaultValue={dayjs('2025-04-17T22:00')} />
        <TimePicker
          label="Lap time"
          views={['minutes', 'seconds']}
          timeSteps={{ minutes: 1, seconds: 1 }}
          defaultValue={dayjs('2025-04-17T00:01:27')}
        />
        <TimePicker
          label="Rocket starts"
          ampm={false}
          views={['hours', 'minutes', 'seconds']}
          defaultValue={dayjs('2025-04-17T11:32:05')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
