import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ConfigurableDateField(props: Partial<DateFieldProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        // A field keeps the density and zeros that it starts with.
        key={String([props.formatDensity, props.shouldRespectLeadingZeros])}
        label="First day of work"
        defaultValue={dayjs('2025-09-01')}
        {...props}
      />
    </LocalizationProvider>
  );
}
