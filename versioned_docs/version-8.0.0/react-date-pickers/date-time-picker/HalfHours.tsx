import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const day = { opens: dayjs('2025-04-17T08:00'), closes: dayjs('2025-04-17T16:30') };

export default function HalfHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Vaccination"
        defaultValue={dayjs('2025-04-17T10:30')}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        format="MM/DD/YYYY hh:mm A"
        minTime={day.opens}
        maxTime={day.closes}
        skipDisabled
      />
    </LocalizationProvider>
  );
}
