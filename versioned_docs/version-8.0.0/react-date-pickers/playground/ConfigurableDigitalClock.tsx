import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, type DigitalClockProps } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ConfigurableDigitalClock(props: Partial<DigitalClockProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        aria-label="Start"
        defaultValue={dayjs('2025-06-12T09:00')}
        minTime={dayjs('2025-06-12T08:00')}
        {...props}
      />
    </LocalizationProvider>
  );
}
