import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function ConfigurableRangeField(props: Partial<SingleInputDateRangeFieldProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        // A field keeps the separators that it starts with.
        key={String([props.formatDensity, props.dateSeparator])}

        label="Exhibition"
        defaultValue={[dayjs('2025-05-03'), dayjs('2025-08-31')]}
        sx={{ width: 280, maxWidth: '100%' }}
        {...props}
      />
    </LocalizationProvider>
  );
}
