import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const term: DateRange<Dayjs> = [dayjs('2025-09-15'), dayjs('2026-02-06')];

export default function FormatsAndStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputDateRangeField
          label="Months only"
          format="MMM YYYY"
          dateSeparator="to"
          defaultValue={term}
        />
        <SingleInputDateRangeField label="Clearable" clearable defaultValue={term} />
        <SingleInputDateRangeField label="Read-only" readOnly defaultValue={term} />
        <SingleInputDateRangeField label="Disabled" disabled defaultValue={term} />
      </Stack>
    </LocalizationProvider>
  );
}
