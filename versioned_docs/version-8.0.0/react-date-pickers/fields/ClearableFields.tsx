import dayjs from 'dayjs';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function ClearableFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField label="Remind me on" clearable defaultValue={dayjs('2025-04-17')} />
        <TimeField
          label="At"
          clearable
          clearButtonPosition="start"
          defaultValue={dayjs('2025-04-17T08:15')}
          slots={{ clearIcon: DeleteOutlineIcon }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
