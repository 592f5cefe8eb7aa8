import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function OneOrTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <SingleInputDateRangeField
          label="Rental"
          name="rental"
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
        />
        <MultiInputDateRangeField
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
          slotProps={{
            textField: ({ position }) => ({
              id: `rental-${position}`,
              name: `rental-${position}`,
              label: position === 'start' ? 'Pick-up' : 'Return',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
