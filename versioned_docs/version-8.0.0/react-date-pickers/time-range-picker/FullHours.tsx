import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function FullHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Court"
        timeSteps={{ minutes: 60 }}
        format="hh:mm A"
        minTime={dayjs('2025-04-17T08:00')}
        maxTime={dayjs('2025-04-17T21:00')}
        defaultValue={[dayjs('2025-04-17T10:00'), dayjs('2025-04-17T12:00')]}
      />
    </LocalizationProvider>
  );
}
