import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimeField, type TimeFieldProps } from '@mui/x-date-pickers/TimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ConfigurableTimeField(props: Partial<TimeFieldProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        // A field keeps the density that it starts with.
        key={props.formatDensity}
        label="Start of shift"
        defaultValue={dayjs('2025-06-12T06:00')}
        {...props}
      />
    </LocalizationProvider>
  );
}
