import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker, type TimePickerProps } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ConfigurableTimePicker(props: Partial<TimePickerProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        // A field keeps the density that it starts with.
        key={props.formatDensity}

        label="Delivery"
        defaultValue={dayjs('2025-06-12T14:15')}
        minTime={dayjs('2025-06-12T10:00')}
        {...props}
      />
    </LocalizationProvider>
  );
}
