import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const eclipse: DateRange<Dayjs> = [dayjs('2026-08-12T19:34:10'), dayjs('2026-08-12T20:29:45')];

export default function FormatsAndStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <SingleInputTimeRangeField
          label="Seconds"
          format="HH:mm:ss"
          dateSeparator="to"
          defaultValue={eclipse}
        />
        <SingleInputTimeRangeField label="Clearable" clearable defaultValue={eclipse} />
        <SingleInputTimeRangeField label="Read-only" readOnly defaultValue={eclipse} />
        <SingleInputTimeRangeField label="Disabled" disabled defaultValue={eclipse} />
      </Stack>
    </LocalizationProvider>
  );
}
