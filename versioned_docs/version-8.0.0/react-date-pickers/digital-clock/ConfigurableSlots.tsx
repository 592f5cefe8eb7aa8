import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, type DigitalClockProps } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ConfigurableSlots(props: Partial<DigitalClockProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        aria-label="Free appointments"
        defaultValue={dayjs('2025-04-17T10:00')}
        minTime={dayjs('2025-04-17T09:00')}
        maxTime={dayjs('2025-04-17T16:00')}
        {...props}
      />
    </LocalizationProvider>
  );
}
