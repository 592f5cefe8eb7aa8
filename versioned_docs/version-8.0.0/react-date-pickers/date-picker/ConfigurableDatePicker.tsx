import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ConfigurableDatePicker(props: Partial<DatePickerProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        // A field keeps the density that it starts with.
        key={props.formatDensity}
        label="Departure"
        defaultValue={dayjs('2025-04-17')}
        {...props}
      />
    </LocalizationProvider>
  );
}
