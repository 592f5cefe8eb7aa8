import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function HotelStay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Hotel stay"
        defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
