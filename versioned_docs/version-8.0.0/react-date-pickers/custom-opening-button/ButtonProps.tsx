import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function ButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Doors open"
        defaultValue={dayjs('2025-04-17T19:30')}
        slotProps={{
          openPickerButton: { color: 'primary', size: 'large' },
          openPickerIcon: { fontSize: 'large' },
        }}
      />
    </LocalizationProvider>
  );
}
