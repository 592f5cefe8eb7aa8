import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimeClock, type TimeClockProps } from '@mui/x-date-pickers/TimeClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ConfigurableTimeClock(props: Partial<TimeClockProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        // Another choice of views starts afresh.
        key={String(props.views)}
        defaultValue={dayjs('2025-06-12T19:45')}
        {...props}
      />
    </LocalizationProvider>
  );
}
