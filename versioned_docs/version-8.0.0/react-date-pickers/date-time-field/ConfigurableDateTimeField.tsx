import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, type DateTimeFieldProps } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ConfigurableDateTimeField(props: Partial<DateTimeFieldProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        // A field keeps the density that it starts with.
        key={props.formatDensity}
        label="Arrival"
        defaultValue={dayjs('2025-04-17T15:05')}
        {...props}
      />
    </LocalizationProvider>
  );
}
