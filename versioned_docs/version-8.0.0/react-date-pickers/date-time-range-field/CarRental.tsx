import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

export default function CarRental() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        direction={{ xs: 'column', sm: 'row' }}
        defaultValue={[dayjs('2025-04-17T10:00'), dayjs('2025-04-20T18:00')]}
        slotProps={{
          textField: ({ position }) => ({
            id: `car-${position}`,
            label: position === 'start' ? 'Pick-up' : 'Return',
          }),
          separator: { sx: { display: { xs: 'none', sm: 'block' } } },
        }}
      />
    </LocalizationProvider>
  );
}
