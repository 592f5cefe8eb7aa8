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
        label="Expiry date"
        defaultValue={dayjs('2027-03-09')}
        {...props}
      />
    </LocalizationProvider>
  );
}
