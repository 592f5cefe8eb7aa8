import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function ConfigurableDateRangeField(props: Partial<SingleInputDateRangeFieldProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        // A field keeps the separators that it starts with.
        key={String([props.formatDensity, props.dateSeparator])}

        label="Season"
        defaultValue={[dayjs('2025-05-01'), dayjs('2025-09-30')]}
        sx={{ width: 280, maxWidth: '100%' }}
        {...props}
      />
    </LocalizationProvider>
  );
}
