import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function TwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2025-07-05'), dayjs('2025-07-19')]}
        slotProps={{
          textField: ({ position }) => ({
            id: `exchange-${position}`,
            label: position === 'start' ? 'House free from' : 'until',
            helperText: position === 'start' ? 'Keys from 3 PM' : 'Leave by 10 AM',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
