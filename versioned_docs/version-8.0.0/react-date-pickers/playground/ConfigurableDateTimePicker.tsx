import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, type DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ConfigurableDateTimePicker(props: Partial<DateTimePickerProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        // A field keeps the density that it starts with.
        key={props.formatDensity}
        label="Interview"
        defaultValue={dayjs('2025-06-12T11:00')}
        {...props}
      />
    </LocalizationProvider>
  );
}
