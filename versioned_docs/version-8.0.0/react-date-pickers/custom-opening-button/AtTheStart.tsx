import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function AtTheStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Button first"
          defaultValue={dayjs('2025-04-17')}
          slotProps={{ field: { openPickerButtonPosition: 'start' } }}
        />
        <DatePicker
          label="Both at the start"
          defaultValue={dayjs('2025-04-17')}
          slotProps={{
            field: {
              clearable: true,
              clearButtonPosition: 'start',
              openPickerButtonPosition: 'start',
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
