import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangePicker,
  type DateRangePickerProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function ConfigurableDateRangePicker(props: Partial<DateRangePickerProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        // A field keeps the density that it starts with.
        key={props.formatDensity}

        label="Vacation"
        defaultValue={[dayjs('2025-07-28'), dayjs('2025-08-08')]}
        sx={{ width: 280, maxWidth: '100%' }}
        {...props}
      />
    </LocalizationProvider>
  );
}
