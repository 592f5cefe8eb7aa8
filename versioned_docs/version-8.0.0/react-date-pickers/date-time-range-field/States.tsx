import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const fair: DateRange<Dayjs> = [dayjs('2025-05-09T10:00'), dayjs('2025-05-11T18:00')];

export default function States() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputDateTimeRangeField
          label="Clearable"
          format="MM/DD HH:mm"
          clearable
          defaultValue={fair}
        />
        <SingleInputDateTimeRangeField
          label="Read-only"
          format="MM/DD HH:mm"
          readOnly
          defaultValue={fair}
        />
        <SingleInputDateTimeRangeField
          label="Disabled"
          format="MM/DD HH:mm"
          disabled
          defaultValue={fair}
        />
      </Stack>
    </LocalizationProvider>
  );
}
