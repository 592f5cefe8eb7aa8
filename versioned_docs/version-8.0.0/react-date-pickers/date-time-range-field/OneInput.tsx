import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function OneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Outage"
        format="MMM D, HH:mm"
        defaultValue={[dayjs('2025-04-17T22:15'), dayjs('2025-04-18T03:40')]}
        sx={{ width: 290 }}
      />
    </LocalizationProvider>
  );
}
