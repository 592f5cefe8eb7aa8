import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';

export default function TwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        ampm={false}
        defaultValue={[dayjs('2025-04-17T12:00'), dayjs('2025-04-17T14:30')]}
        slotProps={{
          textField: ({ position }) => ({
            id: `lunch-${position}`,
            label: position === 'start' ? 'Lunch from' : 'until',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
